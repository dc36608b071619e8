import type { Achievement } from '../../../contract/progress/achievements.ts';
import {
  drawBrand,
  fillCircle,
  fillDiagonally,
  type Ink,
  inkOn,
  loadFonts,
  pngOf,
  strokeGlyph,
  writeText,
} from '../../lib/draw-image.ts';
import { glyphPaths } from '../../ui/glyph-paths.ts';
import { celebrationCopy as copy } from './copy.ts';
import { MEDAL, medalShapes, SIGN } from './medal-shapes.ts';

const SIZE_PX = 400;
const TEXT_WIDTH_PX = 340;

/** Draws a picture of the badge to share. A discreet picture does not name the product. */
export async function achievementImage(
  achievement: Achievement,
  isDiscreet: boolean,
): Promise<Blob> {
  await loadFonts();
  const canvas = document.createElement('canvas');
  const ink = inkOn(canvas, SIZE_PX);
  fillDiagonally(ink, ['#a32c4a', '#512b55', '#2b1628']);
  fillCircle(ink, 330, 60, 150, 'rgb(255 255 255 / 0.06)');
  fillCircle(ink, 60, 350, 170, 'rgb(241 189 104 / 0.08)');
  fillCircle(ink, SIZE_PX / 2, 112, 96, 'rgb(255 255 255 / 0.1)');
  drawMedal(ink, achievement);
  writeWords(ink, achievement);
  if (!isDiscreet) drawBrand(ink, 138, 352, 24);
  return pngOf(canvas);
}

function drawMedal(ink: Ink, { tier, icon }: Achievement): void {
  const scale = 1.35;
  const { shapes, sign } = medalShapes(tier);
  ink.save();
  ink.translate((SIZE_PX - MEDAL.width * scale) / 2, 34);
  ink.scale(scale, scale);
  for (const { path, top, bottom } of shapes) {
    const gradient = ink.createLinearGradient(0, 0, 0, MEDAL.height);
    gradient.addColorStop(0, top);
    gradient.addColorStop(1, bottom);
    ink.fillStyle = gradient;
    ink.fill(new Path2D(path));
  }
  strokeGlyph(ink, { paths: glyphPaths[icon], ...SIGN, color: sign });
  ink.restore();
}

function writeWords(ink: Ink, { title, description, category }: Achievement): void {
  // Leave out the reason for a premium badge: its picture may be shared.
  const isPrivate = category === 'premium';
  const [heading, words] = isPrivate ? [copy.privateTitle, copy.privateText] : [title, description];
  ink.textAlign = 'center';
  const write = (text: string, font: string, color: string, y: number, lineHeight: number) =>
    writeText(ink, text, { font, color, x: SIZE_PX / 2, y, width: TEXT_WIDTH_PX, lineHeight });
  const y = write(heading, '600 34px Fraunces', '#ffffff', 238, 40);
  write(words, '500 18px Figtree', 'rgb(255 255 255 / 0.88)', y + 4, 25);
}
