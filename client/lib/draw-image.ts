import { wrapText } from './wrap-text.ts';

const PNG_QUALITY = 0.9;
const FONTS = ['600 64px Fraunces', '400 40px Fraunces', '500 40px Figtree', '700 40px Figtree'];

export type Ink = CanvasRenderingContext2D;

/** Resizes a canvas to paint on, to a square unless a height is given. Earlier content is lost. */
export function inkOn(canvas: HTMLCanvasElement, width: number, height = width): Ink {
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser cannot draw.');
  return ink;
}

/** One letter from each file of a font (fonts.css), to load both: a name may contain any letter. */
const LETTERS = 'aé';

/** Loads the page's fonts first: a canvas draws with the fonts that are there at that moment. */
export async function loadFonts(): Promise<void> {
  await Promise.all(FONTS.map((font) => document.fonts.load(font, LETTERS)));
}

/** Fills the whole canvas, from its top left to its bottom right. */
export function fillDiagonally(ink: Ink, colors: readonly string[]): void {
  const { width, height } = ink.canvas;
  const gradient = ink.createLinearGradient(0, 0, width, height);
  for (const [index, color] of colors.entries()) {
    gradient.addColorStop(colors.length > 1 ? index / (colors.length - 1) : 0, color);
  }
  ink.fillStyle = gradient;
  ink.fillRect(0, 0, width, height);
}

export function fillCircle(ink: Ink, x: number, y: number, radius: number, color: string): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, 2 * Math.PI);
  ink.fillStyle = color;
  ink.fill();
}

type Glyph = { paths: readonly string[]; x: number; y: number; size: number; color: string };

/** Strokes a line drawing of 24 by 24, scaled to `size`. */
export function strokeGlyph(ink: Ink, { paths, x, y, size, color }: Glyph): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(size / 24, size / 24);
  ink.strokeStyle = color;
  ink.lineWidth = 1.75;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const path of paths) ink.stroke(new Path2D(path));
  ink.restore();
}

type TextStyle = Record<'font' | 'color', string> &
  Record<'x' | 'y' | 'width' | 'lineHeight', number>;

/** Writes a text in lines of at most `width`, its top at `y`, and returns where it ends. */
export function writeText(ink: Ink, text: string, style: TextStyle): number {
  const { font, color, x, y, width, lineHeight } = style;
  ink.font = font;
  ink.fillStyle = color;
  ink.textBaseline = 'alphabetic';
  const lines = wrapText((part) => ink.measureText(part).width, text, width);
  for (const [index, line] of lines.entries()) {
    ink.fillText(line, x, y + lineHeight * (index + 0.78));
  }
  return y + lineHeight * lines.length;
}

/** Draws the two circles of the brand and its name, `height` tall. */
export function drawBrand(ink: Ink, x: number, y: number, height: number): void {
  const radius = height / 2;
  fillCircle(ink, x + radius, y + radius, radius, '#f58d6a');
  fillCircle(ink, x + 2 * radius, y + radius, radius, 'rgb(134 205 196 / 0.92)');
  ink.font = `600 ${height * 0.82}px Fraunces`;
  ink.fillStyle = '#ffffff';
  ink.textAlign = 'left';
  ink.textBaseline = 'middle';
  ink.fillText('Sexercise', x + height * 1.78, y + height * 0.53);
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const use = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture could not be made.'));
    canvas.toBlob(use, 'image/png', PNG_QUALITY);
  });
}

export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Keep the address for a while: old browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
