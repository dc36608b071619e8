import { addDays, type Day, daysBetween } from '../../../contract/calendar.ts';
import type { Break, Streak } from '../../../contract/progress/streak.ts';
import { breakCopy as copy } from './copy.ts';

export type BreakDraft = { begins: 'yesterday' | 'today' | 'later'; firstDay: Day; lastDay: Day };

/** What a new break begins with: a day and a night to get well. */
const USUAL_DAYS = 2;

export function newDraft({ today, pause }: Streak): BreakDraft {
  if (pause) return { begins: 'later', ...pause };
  return {
    begins: 'today',
    firstDay: addDays(today, 1),
    lastDay: addDays(today, USUAL_DAYS - 1),
  };
}

/** The break that a draft stands for; the date of its first day counts only for a later one. */
export function breakOf({ begins, firstDay, lastDay }: BreakDraft, today: Day): Break {
  if (begins === 'later') return { firstDay, lastDay };
  return { firstDay: begins === 'today' ? today : addDays(today, -1), lastDay };
}

/** What is wrong with a break, at the field that can put it right. */
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

/** What this year or the next has left for a break that takes the place of the one under way. */
function daysLeft({ today, pause, pauseDays }: Streak, year: number): number {
  const left = today.startsWith(`${year}`) ? pauseDays.left : pauseDays.leftNextYear;
  return left + (pause ? daysIn(pause, year) : 0);
}

function daysIn({ firstDay, lastDay }: Break, year: number): number {
  const from = firstDay < `${year}-01-01` ? `${year}-01-01` : firstDay;
  const to = lastDay > `${year}-12-31` ? `${year}-12-31` : lastDay;
  return Math.max(0, daysBetween(from, to) + 1);
}
