import { AVATAR_MAX_BYTES, accountMessages } from '../../contract/account.ts';
import { invalidInput } from '../http/errors.ts';

const SIDE_PX = 256;
const KEPT_MAX_BYTES = 64 * 1024;
/** A phone's largest photo; a picture that unfolds to more is made to do harm. */
const MAX_PIXELS = 50_000_000;
/** Well under the limit at the first step for any photo; noise may need the others. */
const QUALITIES = [82, 60, 35, 10];
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Decodes a picture and draws it anew, so that what is kept is a picture and nothing else: no
 * place and time of the photo, no script, no file that only looks like one.
 */
export async function redrawnAvatar(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > AVATAR_MAX_BYTES) throw invalidInput(accountMessages.image);
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
    const { format } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format)) throw invalidInput(accountMessages.image);
    const pixels = await sharp(bytes, options)
      .autoOrient()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    for (const quality of QUALITIES) {
      const drawn = await sharp(pixels).webp({ quality }).toBuffer();
      if (drawn.length <= KEPT_MAX_BYTES) return drawn;
    }
  } catch {
    // The decoder's own words would mean nothing to anyone.
  }
  throw invalidInput(accountMessages.image);
}
