import { AVATAR_MAX_BYTES, accountMessages } from '../../contract/account/account.ts';
import { mutex } from '../db/mutex.ts';
import { invalidInput, Refusal } from '../http/errors.ts';
import { canBeOpened } from './avatar-bounds.ts';

const SIDE_PX = 256;
const KEPT_MAX_BYTES = 64 * 1024;
/** A phone's largest photo; a picture that unfolds to more is made to do harm. */
const MAX_PIXELS = 51_000_000;
/** Well under the limit at the first step for any photo; noise may need the others. */
const QUALITIES = [82, 60, 35, 10];
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** One at a time: the memory that opening a picture takes is needed once. */
const decoding = mutex();

/**
 * Decodes a picture and draws it anew, so that what is kept is a picture and nothing else: no
 * place and time of the photo, no script, no file that only looks like one.
 */
export async function redrawnAvatar(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > AVATAR_MAX_BYTES) throw invalidInput(accountMessages.image);
  const leave = await decoding();
  try {
    return await redrawn(bytes);
  } catch (error) {
    // The decoder's own words would mean nothing to anyone.
    throw error instanceof Refusal ? error : invalidInput(accountMessages.image);
  } finally {
    leave();
  }
}

async function redrawn(bytes: Buffer): Promise<Buffer> {
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const options = { limitInputPixels: false, failOn: 'error', pages: 1 } as const;
  const header = await sharp(bytes, options).metadata();
  const { format, width, height, orientation = 1 } = header;
  if (!FORMATS.has(format)) throw invalidInput(accountMessages.image);
  if (width * height > MAX_PIXELS || !canBeOpened(header, bytes)) {
    throw invalidInput(accountMessages.largeImage);
  }
  // Turned only when it is small: a picture that is turned has to be in memory whole.
  const square = await sharp(bytes, { ...options, sequentialRead: true })
    .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
    .toColourspace('srgb')
    .withExif({ IFD0: { Orientation: String(orientation) } })
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const drawn = await sharp(square).autoOrient().webp({ quality }).toBuffer();
    if (drawn.length <= KEPT_MAX_BYTES) return drawn;
  }
  throw invalidInput(accountMessages.image);
}
