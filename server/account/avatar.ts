import { AVATAR_MAX_BYTES, accountMessages } from '../../contract/account/account.ts';
import { mutex } from '../db/mutex.ts';
import { invalidInput, Refusal } from '../http/errors.ts';
import { canBeOpened } from './avatar-bounds.ts';

const SIDE_PX = 256;
const KEPT_MAX_BYTES = 64 * 1024;
/** Pixels of a phone's largest photo. A file that unpacks to more is probably an attack. */
const MAX_PIXELS = 51_000_000;
/** Tried in turn. Photos fit at the first quality; noise may need a lower one. */
const QUALITIES = [82, 60, 35, 10];
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Opens one picture at a time, so that the memory for this is needed only once. */
const decoding = mutex();

/**
 * Decodes a picture and encodes it again, so that only an image is kept: no place and time of the
 * photo, no script, no file that only looks like an image.
 */
export async function redrawnAvatar(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > AVATAR_MAX_BYTES) throw invalidInput(accountMessages.image);
  const leave = await decoding();
  try {
    return await redrawn(bytes);
  } catch (error) {
    // Hide the decoder's own message, which would mean nothing to a member.
    throw error instanceof Refusal ? error : invalidInput(accountMessages.image);
  } finally {
    leave();
  }
}

async function redrawn(bytes: Buffer): Promise<Buffer> {
  // Load sharp with the first picture: most processes never need it.
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
  // Turn the picture only after shrinking it: a rotation needs the whole picture in memory.
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
