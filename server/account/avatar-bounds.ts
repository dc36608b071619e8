import type { Metadata } from 'sharp';

/**
 * Memory limit for opening a picture. Each thread that ever opened one returns its memory late:
 * with all of these threads, the decoder and the waiting uploads, the process stays under 256 MB.
 */
const MAX_OPENED_BYTES = 24 * 1024 * 1024;
/** Rows that the decoder holds while it shrinks a picture, as measured. */
const ROWS_HELD = 1_500;
const JPEG_COEFFICIENT_BYTES = 2;
/** A large JPEG shrinks while it is read, at least by half on each side. */
const JPEG_SHRINKS_BY = 4;
/** Bytes per pixel of a whole frame in the decoder and its output, as measured. */
const WEBP_PIXEL_BYTES = 12;
const AVIF_PIXEL_BYTES = 24;

type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'
>;

/** True if a picture can be opened within the memory limit, judged by its header alone. */
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
      // A JPEG in several scans is held whole: its first row is complete only with the last scan.
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
/** Start of frame: C0 to CF, except three markers that mean something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** True if a JPEG stores its colors in separate scans: only the last one completes the picture. */
export function hasManyScans(jpeg: Buffer): boolean {
  let colors = 0;
  for (let at = FIRST_SEGMENT; at + 9 < jpeg.length && jpeg[at] === MARKER; ) {
    const marker = jpeg[at + 1] ?? 0;
    // Skip fill bytes: any number of them may precede a marker.
    if (marker === MARKER) at += 1;
    else if (marker === START_OF_SCAN) return (jpeg[at + 4] ?? 0) < colors;
    else {
      if (isFrame(marker)) colors = jpeg[at + 9] ?? 0;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  // Assume many scans, the costlier case, if the markers cannot be followed to the first scan.
  return true;
}
