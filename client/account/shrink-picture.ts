/** Twice what is kept, so that nothing is lost when the server draws it anew. */
const SIDE_PX = 512;

/** A file that this browser cannot open as a picture. */
export class UnreadablePicture extends Error {}

/**
 * The middle of a picture, small and drawn anew: a phone's photo of any size becomes some ten
 * kilobytes before it is sent, upright, and without the place and time it was taken at.
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
    // Where there is no WebP, browsers make a PNG of it.
    const use = (blob: Blob | null) => (blob ? resolve(blob) : reject(new UnreadablePicture()));
    canvas.toBlob(use, 'image/webp', 0.9);
  });
}
