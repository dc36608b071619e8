import { addDays, type Day, daysBetween } from '../../../contract/calendar.ts';
import type { Break, Streak } from '../../../contract/progress/streak.ts';
import { breakCopy as copy } from './copy.ts';

export type BreakDraft = { begins: 'yesterday' | 'today' | 'later'; firstDay: Day; lastDay: Day };

/** Length of a new break until it is changed: a day and a night to get well. */
const USUAL_DAYS = 2;

export function newDraft({ today, pause }: Streak): BreakDraft {
  if (pause) return { begins: 'later', ...pause };
  return {
    begins: 'today',
    firstDay: addDays(today, 1),
    lastDay: addDays(today, USUAL_DAYS - 1),
  };
}

/** Break that a draft describes. The draft's first day counts only for a later break. */
export function breakOf({ begins, firstDay, lastDay }: BreakDraft, today: Day): Break {
  if (begins === 'later') return { firstDay, lastDay };
  return { firstDay: begins === 'today' ? today : addDays(today, -1), lastDay };
}

/** Errors of a break, at the field that can fix them. */
export function breakErrors(
  wanted: Break,
  streak: Streak,
): { firstDay?: string; lastDay?: string } {
  const { firstDay, lastDay } = wanted;
  if (!firstDay) return { firstDay: copy.missing };
  if (!lastDay) return { lastDay: copy.missing };
  if (lastDay < firstDay) return { lastDay: copy.order };
  const thisYear = Number(streak.today.slice(0, 4));
  for (const year of [thisYear, thisYear + 1]) {
    const left = daysLeft(streak, year);
    if (daysIn(wanted, year) > left) return { lastDay: copy.tooLong(year, left) };
  }
  return {};
}

export function lengthOf({ firstDay, lastDay }: Break): number {
  return daysBetween(firstDay, lastDay) + 1;
}

/** Break days left in this year or the next, with those of the break that the new one replaces. */
function daysLeft({ today, pause, pauseDays }: Streak, year: number): number {
  const left = today.startsWith(`${year}`) ? pauseDays.left : pauseDays.leftNextYear;
  return left + (pause ? daysIn(pause, year) : 0);
}

function daysIn({ firstDay, lastDay }: Break, year: number): number {
  const from = firstDay < `${year}-01-01` ? `${year}-01-01` : firstDay;
  const to = lastDay > `${year}-12-31` ? `${year}-12-31` : lastDay;
  return Math.max(0, daysBetween(from, to) + 1);
}
