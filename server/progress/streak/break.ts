import { addDays, type Day } from '../../../contract/calendar.ts';
import { type Break, PLANNED_AHEAD_DAYS } from '../../../contract/progress/streak.ts';

/** Groups break days, which must be in order, into stretches without a gap. */
export function breaksIn(onBreak: readonly Day[]): Break[] {
  const breaks: Break[] = [];
  for (const day of onBreak) {
    const newest = breaks.at(-1);
    if (newest && addDays(newest.lastDay, 1) === day) newest.lastDay = day;
    else breaks.push({ firstDay: day, lastDay: day });
  }
  return breaks;
}

/** Returns the break that contains `today`, or else the next one. */
export function breakOn(onBreak: readonly Day[], today: Day): Break | null {
  return breaksIn(onBreak).find(({ lastDay }) => lastDay >= today) ?? null;
}

/** Returns why a break is not allowed, in words for the member. `open` is the current break. */
export function breakProblem(wanted: Break, open: Break | null, today: Day): string | null {
  const { firstDay, lastDay } = wanted;
  if (lastDay < firstDay) return 'The last day of a break can’t come before the first.';
  if (lastDay > addDays(today, PLANNED_AHEAD_DAYS)) {
    return 'That’s more than a year ahead. Please plan it closer to the time.';
  }
  // Allow the start of the current break, however long ago it began.
  if (firstDay < addDays(today, -1) && firstDay !== open?.firstDay) {
    return 'A break can start yesterday at the earliest.';
  }
  return null;
}

export function daysOf({ firstDay, lastDay }: Break): Day[] {
  const days: Day[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
