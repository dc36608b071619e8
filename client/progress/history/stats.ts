import { addDays, type Day, weekStart } from '../../../contract/calendar.ts';
import { addMonths, type DayRange, monthOf, monthRange } from '../../../contract/months.ts';
import type { DayTotals } from '../../../contract/progress/progress.ts';

/** Totals of some days. */
export type Stats = { days: number; workouts: number; minutes: number; calories: number };

export function statsOf(days: readonly DayTotals[]): Stats {
  const sum = { days: days.length, workouts: 0, minutes: 0, calories: 0 };
  for (const { workouts, minutes, calories } of days) {
    sum.workouts += workouts;
    sum.minutes += minutes;
    sum.calories += calories;
  }
  return sum;
}

export function daysIn(days: readonly DayTotals[], { from, to }: DayRange): DayTotals[] {
  return days.filter(({ day }) => day >= from && day <= to);
}

/** Totals of a span of days, named by its first day. */
export type Span = Stats & { first: Day; isCurrent: boolean };

/** Number of weeks or months in the charts of Progress. */
const SPANS = 12;

/** The last twelve weeks, oldest first; this one counts up to today. */
export function lastWeeks(days: readonly DayTotals[], today: Day): Span[] {
  const monday = weekStart(today);
  return Array.from({ length: SPANS }, (_, index) => {
    const from = addDays(monday, (index + 1 - SPANS) * 7);
    return spanOf(days, { from, to: addDays(from, 6) }, today);
  });
}

/** The last twelve months, oldest first. */
export function lastMonths(days: readonly DayTotals[], today: Day): Span[] {
  return monthsFrom(days, addMonths(monthOf(today), 1 - SPANS), today);
}

/** The months of the year that today is in, from the couple's first month to December. */
export function monthsOfThisYear(
  days: readonly DayTotals[],
  today: Day,
  firstDay: Day | null,
): Span[] {
  // A partner's zone may have been ahead of this one's today.
  const first = firstDay !== null && firstDay < today ? firstDay : today;
  return monthsFrom(days, `${today.slice(0, 4)}-01`, today).filter(
    (span) => monthOf(span.first) >= monthOf(first),
  );
}

function monthsFrom(days: readonly DayTotals[], first: string, today: Day): Span[] {
  return Array.from({ length: SPANS }, (_, index) =>
    spanOf(days, monthRange(addMonths(first, index)), today),
  );
}

function spanOf(days: readonly DayTotals[], range: DayRange, today: Day): Span {
  return {
    ...statsOf(daysIn(days, range)),
    first: range.from,
    isCurrent: today >= range.from && today <= range.to,
  };
}

/**
 * Fullness of a day: 0 for none, then steps by minutes. Shown by a size, not by a color.
 */
export type Fullness = 0 | 1 | 2 | 3 | 4;
/** Minutes from which on a day is one step fuller. */
const FULLER_FROM_MINUTES = [15, 30, 60] as const;

export function fullnessOf(day: DayTotals | undefined): Fullness {
  if (!day || day.workouts === 0) return 0;
  const steps = FULLER_FROM_MINUTES.filter((minutes) => day.minutes >= minutes).length;
  return (1 + steps) as Fullness;
}
