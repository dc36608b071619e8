import { addDays, type Day, weekStart } from '../../../contract/calendar.ts';
import { type Month, monthRange } from '../../../contract/months.ts';

const WEEK_DAYS = 7;

/** The weeks of a month from Monday to Sunday; null for days of the months beside it. */
export function weeksOfMonth(month: Month): (Day | null)[][] {
  const { from, to } = monthRange(month);
  const weeks: (Day | null)[][] = [];
  for (let monday = weekStart(from); monday <= to; monday = addDays(monday, WEEK_DAYS)) {
    weeks.push(
      Array.from({ length: WEEK_DAYS }, (_, index) => {
        const day = addDays(monday, index);
        return day >= from && day <= to ? day : null;
      }),
    );
  }
  return weeks;
}

export function monthsOfYear(year: number): Month[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

/** Moves through the days by a key; null for other keys. */
export function dayAfterKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK_DAYS);
    case 'ArrowDown':
      return addDays(day, WEEK_DAYS);
    case 'Home':
      return weekStart(day);
    case 'End':
      return addDays(weekStart(day), WEEK_DAYS - 1);
    case 'PageUp':
      return sameDayIn(day, -1);
    case 'PageDown':
      return sameDayIn(day, 1);
    default:
      return null;
  }
}

/** The same day of an adjacent month; its last day if that month is shorter. */
function sameDayIn(day: Day, months: -1 | 1): Day {
  const first = `${day.slice(0, 7)}-01`;
  const near = months === 1 ? addDays(first, 31) : addDays(first, -1);
  const month = near.slice(0, 7);
  const { to } = monthRange(month);
  const same = `${month}-${day.slice(8)}`;
  return same > to ? to : same;
}
