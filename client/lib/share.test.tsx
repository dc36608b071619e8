import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './share.ts';

const LINK = 'https://app.example/signup';
const copied: string[] = [];

function aBrowser(share?: (data: ShareData) => Promise<void>) {
  copied.length = 0;
  const clipboard = {
    writeText: async (text: string) => void copied.push(text),
    write: async ([item]: { words: Promise<Blob> }[]) => {
      copied.push('promised');
      copied.push((await (await item?.words)?.text()) ?? '');
    },
  };
  vi.stubGlobal('navigator', { clipboard, ...(share && { share, canShare: () => true }) });
}

class Item {
  words: Promise<Blob>;
  constructor(forms: Record<string, Promise<Blob>>) {
    this.words = forms['text/plain'] as Promise<Blob>;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a link goes through the share sheet where there is one', async () => {
  // “Share uses the native share sheet when available, otherwise the clipboard.”
  const shared: ShareData[] = [];
  aBrowser(async (data) => void shared.push(data));
  expect(await shareLink('A link', LINK)).toBe('shared');
  expect(shared).toEqual([{ title: 'A link', url: LINK }]);
  expect(copied).toEqual([]);
});

test('a link goes onto the clipboard where there is no sheet', async () => {
  aBrowser();
  expect(await shareLink('A link', LINK)).toBe('copied');
  expect(copied).toEqual([LINK]);
});

test('a sheet that is closed again copies nothing', async () => {
  aBrowser(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  expect(await shareLink('A link', LINK)).toBe('cancelled');
  expect(copied).toEqual([]);
});

test('a link that is still on its way is promised to the clipboard within the press', async () => {
  aBrowser();
  vi.stubGlobal('ClipboardItem', Item);
  let arrive = (_: string) => {};
  const link = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const outcome = shareLink('A link', link);
  expect(copied).toEqual(['promised']);
  arrive(LINK);
  expect(await outcome).toBe('copied');
  expect(copied).toEqual(['promised', LINK]);
});

test('a browser that takes no promises copies the link once it is there', async () => {
  aBrowser();
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await shareLink('A link', Promise.resolve(LINK))).toBe('copied');
  expect(copied).toEqual([LINK]);
});

test('a link that never comes is told as what it is', async () => {
  aBrowser();
  vi.stubGlobal('ClipboardItem', Item);
  await expect(shareLink('A link', Promise.reject(new Error('Refused')))).rejects.toThrow(
    'Refused',
  );
});
