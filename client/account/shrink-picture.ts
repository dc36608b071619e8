/** Twice the size that the server keeps, so that the server's own resizing loses no detail. */
const SIDE_PX = 512;

/** Thrown for a file that this browser cannot open as a picture. */
export class UnreadablePicture extends Error {}

/**
 * Crops a picture to its middle and redraws it small. A phone's photo of any size becomes about 10
 * kB before it is sent, upright, and without the time and place at which it was taken.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePicture();
  });
  const side = Math.min(picture.width, picture.height);
  const drawn = Math.min(side, SIDE_PX);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [drawn, drawn];
  const ink = canvas.getContext('2d');
  if (!ink) throw new UnreadablePicture();
  ink.imageSmoothingQuality = 'high';
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  ink.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn);
  picture.close();
  return new Promise((resolve, reject) => {
    // Accept PNG too: browsers that cannot write WebP make a PNG.
    const use = (blob: Blob | null) => (blob ? resolve(blob) : reject(new UnreadablePicture()));
    canvas.toBlob(use, 'image/webp', 0.9);
  });
}
