export type Shareable = { title: string; text: string; file: File | null };
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares through the device's own sheet, with the picture if possible; else copies the text. */
export function share({ title, text, file }: Shareable): Promise<ShareOutcome> {
  return shareOrCopy([file && { title, text, files: [file] }, { title, text }], text);
}

/** Shares a link, which may still be on its way. Rejects if none comes. */
export async function shareLink(title: string, link: Text): Promise<ShareOutcome> {
  if (canShare({ title, url: location.origin })) {
    const url = await link;
    return shareOrCopy([{ title, url }], url);
  }
  const isCopied = await copyText(link);
  await link;
  return isCopied ? 'copied' : 'failed';
}

/** Whether this device has a share sheet that takes pictures. */
export function canShareFiles(): boolean {
  return canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });
}

/** Shares a picture alone, through the device's own sheet. */
export async function shareFile(file: File): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return isAbort(error) ? 'cancelled' : 'failed';
  }
}

async function shareOrCopy(forms: (ShareData | null)[], text: string): Promise<ShareOutcome> {
  for (const data of forms) {
    if (!data || !canShare(data)) continue;
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (isAbort(error)) return 'cancelled';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  // Browsers that cannot say what they can share cannot share files.
  return typeof navigator.canShare === 'function' ? navigator.canShare(data) : !data.files;
}

type Text = string | Promise<string>;

/**
 * Copies a text; false if the clipboard is missing or forbidden. A text that is still on its way is
 * promised at once: WebKit allows copying only in the press itself.
 */
export async function copyText(text: Text): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else if (typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else await navigator.clipboard.write([promised(text)]);
    return true;
  } catch {
    return false;
  }
}

const promised = (text: Promise<string>) =>
  new ClipboardItem({
    'text/plain': text.then((words) => new Blob([words], { type: 'text/plain' })),
  });
