import type { Month } from '../../../contract/months.ts';
import type { DayTotals } from '../../../contract/progress/progress.ts';
import { shortMonth } from '../../lib/dates.ts';
import {
  drawBrand,
  fillCircle,
  fillDiagonally,
  type Ink,
  inkOn,
  loadFonts,
} from '../../lib/draw-image.ts';
import { monthsOfYear, weeksOfMonth } from './calendar-weeks.ts';
import { shareCopy as copy } from './copy.ts';
import { fullnessOf, type Stats, statsOf } from './stats.ts';

export const YEAR_PX = { width: 1080, height: 1350 } as const;
export const YEAR_GRADIENT = ['#a32c4a', '#512b55', '#2b1628'] as const;
const MARGIN_PX = 90;
const WHITE = '#ffffff';
const CANDLE = '#ffd9a0';
const FAINT = 'rgb(255 255 255 / 0.2)';
/** Share of its place that the dot of a day fills. */
const DOT_SHARES = [0.1, 0.2, 0.28, 0.36, 0.46] as const;

type Year = { year: number; days: readonly DayTotals[]; isDiscreet: boolean };

/** Draws a couple's year as a picture to post. A discreet picture does not name the product. */
export async function drawYear(canvas: HTMLCanvasElement, { year, days, isDiscreet }: Year) {
  await loadFonts();
  const ink = inkOn(canvas, YEAR_PX.width, YEAR_PX.height);
  fillDiagonally(ink, YEAR_GRADIENT);
  fillCircle(ink, 900, 180, 330, 'rgb(255 255 255 / 0.06)');
  fillCircle(ink, 1080, 380, 330, 'rgb(255 217 160 / 0.07)');
  fillCircle(ink, 40, 1350, 320, 'rgb(0 0 0 / 0.1)');
  writeHeading(ink, year);
  writeStats(ink, statsOf(days));
  const byDay = new Map(days.map((day) => [day.day, day]));
  for (const [index, month] of monthsOfYear(year).entries()) {
    drawMonth(ink, month, byDay, MARGIN_PX + (index % 4) * 234, 560 + Math.floor(index / 4) * 222);
  }
  if (!isDiscreet) drawBrand(ink, MARGIN_PX, YEAR_PX.height - MARGIN_PX - 44, 48);
}

function writeHeading(ink: Ink, year: number): void {
  ink.textAlign = 'left';
  ink.textBaseline = 'alphabetic';
  ink.font = '400 46px Fraunces';
  ink.fillStyle = CANDLE;
  ink.fillText(copy.heading, MARGIN_PX, MARGIN_PX + 40);
  ink.font = '600 168px Fraunces';
  ink.fillStyle = WHITE;
  ink.fillText(String(year), MARGIN_PX - 6, MARGIN_PX + 200);
}

function writeStats(ink: Ink, { workouts, minutes, days }: Stats): void {
  const stats = [
    [workouts, copy.workouts(workouts)],
    [minutes, copy.minutes(minutes)],
    [days, copy.days(days)],
  ] as const;
  for (const [index, [value, name]] of stats.entries()) {
    const x = MARGIN_PX + index * 312;
    ink.font = '600 76px Fraunces';
    ink.fillStyle = WHITE;
    ink.fillText(value.toLocaleString('en'), x, 430);
    ink.font = '500 34px Figtree';
    ink.fillStyle = CANDLE;
    ink.fillText(name, x, 478);
  }
}

type ByDay = ReadonlyMap<string, DayTotals>;
const PLACE_PX = 27;

function drawMonth(ink: Ink, month: Month, byDay: ByDay, x: number, y: number): void {
  ink.font = '700 26px Figtree';
  ink.fillStyle = 'rgb(255 255 255 / 0.92)';
  ink.fillText(shortMonth(month), x, y);
  for (const [row, week] of weeksOfMonth(month).entries()) {
    for (const [column, day] of week.entries()) {
      if (!day) continue;
      const fullness = fullnessOf(byDay.get(day));
      const [middleX, middleY] = [x + (column + 0.5) * PLACE_PX, y + 18 + (row + 0.5) * PLACE_PX];
      const radius = DOT_SHARES[fullness] * PLACE_PX;
      fillCircle(ink, middleX, middleY, radius, fullness === 0 ? FAINT : CANDLE);
    }
  }
}
