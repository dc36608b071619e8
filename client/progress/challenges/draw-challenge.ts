import { type Challenge, challengePictureUrl } from '../../../contract/progress/challenges.ts';
import {
  drawBrand,
  fillCircle,
  fillDiagonally,
  type Ink,
  inkOn,
  loadFonts,
  strokeGlyph,
  writeText,
} from '../../lib/draw-image.ts';
import { glyphPaths } from '../../ui/glyph-paths.ts';

const SIZE_PX = 1080;
const TEXT_WIDTH_PX = 900;
const MARGIN_PX = (SIZE_PX - TEXT_WIDTH_PX) / 2;
const WHITE = '#ffffff';
const CANDLE = '#ffd9a0';

/** Draws a challenge as a picture to post. A discreet picture does not name the product. */
export async function drawChallenge(
  canvas: HTMLCanvasElement,
  challenge: Challenge,
  isDiscreet: boolean,
) {
  const [picture] = await Promise.all([loadPicture(challenge), loadFonts()]);
  const ink = inkOn(canvas, SIZE_PX);
  fillDiagonally(ink, challenge.gradient);
  fillCircle(ink, 860, 250, 330, 'rgb(255 255 255 / 0.07)');
  fillCircle(ink, 1080, 420, 330, 'rgb(255 217 160 / 0.09)');
  fillCircle(ink, 40, 1080, 300, 'rgb(0 0 0 / 0.08)');
  if (picture) drawPicture(ink, picture);
  else drawSign(ink, challenge);
  drawChips(ink, [challenge.category, challenge.duration, challenge.difficulty]);
  drawWords(ink, challenge);
  if (!isDiscreet) drawBrand(ink, MARGIN_PX, SIZE_PX - MARGIN_PX - 52, 52);
  writeTags(ink, challenge);
}

/** Loads the picture of the card; null if loading fails. */
async function loadPicture({ id }: Challenge): Promise<HTMLImageElement | null> {
  const image = new Image(640, 480);
  image.src = challengePictureUrl(id, 'day');
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Lies in the top left corner, above the title. */
const PICTURE = { width: 256, height: 192, radius: 36 } as const;

function drawPicture(ink: Ink, picture: HTMLImageElement): void {
  const { width, height, radius } = PICTURE;
  ink.save();
  ink.beginPath();
  ink.roundRect(MARGIN_PX, MARGIN_PX, width, height, radius);
  ink.clip();
  ink.drawImage(picture, MARGIN_PX, MARGIN_PX, width, height);
  ink.restore();
}

/** Stands in for a picture that did not arrive. */
function drawSign(ink: Ink, { icon }: Challenge): void {
  const radius = 86;
  fillCircle(ink, MARGIN_PX + radius, MARGIN_PX + radius, radius, 'rgb(255 255 255 / 0.16)');
  strokeGlyph(ink, {
    paths: glyphPaths[icon],
    x: MARGIN_PX + radius - 48,
    y: MARGIN_PX + radius - 48,
    size: 96,
    color: CANDLE,
  });
}

/** Draws small labels in the top right corner, the last one at the margin. */
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

/** Finds the largest size at which a title fits on one line; a very long title wraps. */
function fittingSize(ink: Ink, title: string): number {
  for (const px of [124, 112, 100, 88]) {
    ink.font = titleFont(px);
    if (ink.measureText(title).width <= TEXT_WIDTH_PX) return px;
  }
  return 80;
}

function drawWords(ink: Ink, { title, description, motivationalText }: Challenge): void {
  ink.textAlign = 'left';
  const write = (text: string, font: string, color: string, y: number, lineHeight: number) =>
    writeText(ink, text, { font, color, x: MARGIN_PX, y, width: TEXT_WIDTH_PX, lineHeight });
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
  // Skip the first hashtag, which names the product: so does the logo, unless discreet.
  const tags = hashtags.slice(1).join('  ');
  ink.fillText(tags, SIZE_PX - MARGIN_PX, SIZE_PX - MARGIN_PX - 25);
}
