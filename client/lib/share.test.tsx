import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './share.ts';

const LINK = 'https://app.example/signup';
const copied: string[] = [];

function aBrowser(share?: (data: ShareData) => Promise<void>) {
  copied.length = 0;
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', { clipboard, ...(share && { share, canShare: () => true }) });
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
