import type { Metadata } from 'sharp';

/**
 * What opening a picture may take. The system gets it back late, and from each of the threads that
 * ever opened one: with all of these, the decoder and waiting uploads it stays under 256 MB.
 */
const MAX_OPENED_BYTES = 24 * 1024 * 1024;
/** Rows that the decoder holds while it makes a picture smaller, as measured. */
const ROWS_HELD = 1_500;
const JPEG_COEFFICIENT_BYTES = 2;
/** A large JPEG becomes smaller while it is read: by two at least on each side. */
const JPEG_SHRINKS_BY = 4;
/** Whole frames, the decoder's own and what it hands over, as measured. */
const WEBP_PIXEL_BYTES = 12;
const AVIF_PIXEL_BYTES = 24;

type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'
>;

/** Whether a picture can be opened in the memory that there is, told by its header alone. */
export function canBeOpened(header: Header, file: Buffer): boolean {
  return openedBytes(header, file) <= MAX_OPENED_BYTES;
}

function openedBytes(header: Header, file: Buffer): number {
  const { format, width, height, channels, depth, isProgressive } = header;
  const pixels = width * height;
  const pixelBytes = channels * (depth === 'uchar' ? 1 : 2);
  const rows = width * pixelBytes * Math.min(height, ROWS_HELD);
  switch (format) {
    case 'jpeg':
      // In scans, all of it has to be there before the first row is known.
      return isProgressive || hasManyScans(file)
        ? rows + pixels * channels * JPEG_COEFFICIENT_BYTES
        : rows / JPEG_SHRINKS_BY;
    case 'png':
      return isProgressive ? rows + pixels * pixelBytes : rows;
    case 'webp':
      return pixels * WEBP_PIXEL_BYTES;
    default:
      return pixels * AVIF_PIXEL_BYTES;
  }
}

const FIRST_SEGMENT = 2;
const [MARKER, START_OF_SCAN] = [0xff, 0xda];
/** Start of frame: C0 to CF, without the three of these that mean something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether a JPEG keeps its colors in scans of their own: then it is complete only with the last one. */
export function hasManyScans(jpeg: Buffer): boolean {
  let colors = 0;
  for (let at = FIRST_SEGMENT; at + 9 < jpeg.length && jpeg[at] === MARKER; ) {
    const marker = jpeg[at + 1] ?? 0;
    // A marker may be preceded by any number of fill bytes.
    if (marker === MARKER) at += 1;
    else if (marker === START_OF_SCAN) return (jpeg[at + 4] ?? 0) < colors;
    else {
      if (isFrame(marker)) colors = jpeg[at + 9] ?? 0;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  // What cannot be followed up to its first scan is opened with care.
  return true;
}
