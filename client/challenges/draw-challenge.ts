import type { Challenge } from '../../contract/challenges.ts';
import {
  drawBrand,
  fillCircle,
  fillDiagonally,
  type Ink,
  inkOn,
  loadFonts,
  strokeGlyph,
  writeLines,
} from '../lib/draw-image.ts';
import { wrapText } from '../lib/wrap-text.ts';
import { glyphPaths } from '../ui/glyph-paths.ts';

const SIZE_PX = 1080;
const TEXT_WIDTH_PX = 900;
const MARGIN_PX = (SIZE_PX - TEXT_WIDTH_PX) / 2;
const WHITE = '#ffffff';
const CANDLE = '#ffd9a0';

/** Paints a challenge as something one would post: 1080 by 1080 pixels. A discreet one is of no product. */
export async function drawChallenge(
  canvas: HTMLCanvasElement,
  challenge: Challenge,
  isDiscreet: boolean,
) {
  await loadFonts();
  const ink = inkOn(canvas, SIZE_PX);
  fillDiagonally(ink, challenge.gradient);
  drawLight(ink);
  drawSign(ink, challenge);
  drawChips(ink, [challenge.category, challenge.duration, challenge.difficulty]);
  drawWords(ink, challenge);
  if (!isDiscreet) drawBrand(ink, MARGIN_PX, SIZE_PX - MARGIN_PX - 52, 52);
  writeTags(ink, challenge);
}

/** The brand's two circles, as large as the evening. */
function drawLight(ink: Ink): void {
  fillCircle(ink, 860, 250, 330, 'rgb(255 255 255 / 0.07)');
  fillCircle(ink, 1080, 420, 330, 'rgb(255 217 160 / 0.09)');
  fillCircle(ink, 40, 1080, 300, 'rgb(0 0 0 / 0.08)');
}

function drawSign(ink: Ink, { icon }: Challenge): void {
  const radius = 86;
  fillCircle(ink, MARGIN_PX + radius, MARGIN_PX + radius, radius, 'rgb(255 255 255 / 0.16)');
  strokeGlyph(ink, {
    paths: glyphPaths[icon],
    x: MARGIN_PX + radius - 48,
    y: MARGIN_PX + radius - 48,
    size: 96,
    colour: CANDLE,
  });
}

/** Small labels in the top right corner, the last one at the margin. */
function drawChips(ink: Ink, labels: readonly string[]): void {
  ink.font = '700 28px Figtree';
  ink.textAlign = 'left';
  ink.textBaseline = 'middle';
  let right = SIZE_PX - MARGIN_PX;
  for (const label of labels.toReversed()) {
    const width = ink.measureText(label).width + 44;
    ink.beginPath();
    ink.roundRect(right - width, MARGIN_PX, width, 56, 28);
    ink.fillStyle = 'rgb(255 255 255 / 0.18)';
    ink.fill();
    ink.fillStyle = WHITE;
    ink.fillText(label, right - width + 22, MARGIN_PX + 30);
    right -= width + 14;
  }
}

const titleFont = (px: number) => `600 ${px}px Fraunces`;

/** The largest size at which a title stands on one line; a very long one is left to wrap. */
function fittingSize(ink: Ink, title: string): number {
  for (const px of [124, 112, 100, 88]) {
    ink.font = titleFont(px);
    if (ink.measureText(title).width <= TEXT_WIDTH_PX) return px;
  }
  return 80;
}

function drawWords(ink: Ink, { title, description, motivationalText }: Challenge): void {
  const write = (text: string, font: string, colour: string, y: number, lineHeight: number) => {
    ink.font = font;
    ink.fillStyle = colour;
    ink.textAlign = 'left';
    const lines = wrapText((part) => ink.measureText(part).width, text, TEXT_WIDTH_PX);
    return writeLines(ink, lines, { x: MARGIN_PX, y, lineHeight });
  };
  const titlePx = fittingSize(ink, title);
  let y = write(title, titleFont(titlePx), WHITE, 306, titlePx * 1.08);
  y = write(description, '500 42px Figtree', 'rgb(255 255 255 / 0.94)', y + 26, 58);
  ink.fillStyle = CANDLE;
  ink.fillRect(MARGIN_PX, y + 42, 96, 5);
  write(motivationalText, '400 44px Fraunces', CANDLE, y + 74, 58);
}

function writeTags(ink: Ink, { hashtags }: Challenge): void {
  ink.font = '700 28px Figtree';
  ink.fillStyle = 'rgb(255 255 255 / 0.9)';
  ink.textAlign = 'right';
  ink.textBaseline = 'middle';
  // The first one is the brand's, which stands at the left where it may.
  const tags = hashtags.slice(1).join('  ');
  ink.fillText(tags, SIZE_PX - MARGIN_PX, SIZE_PX - MARGIN_PX - 25);
}
