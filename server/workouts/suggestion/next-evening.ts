import { addDays, type Day, daysBetween } from '../../../contract/calendar.ts';
import type { LocalTime } from '../../../contract/local-time.ts';
import type { NextEvening } from '../../../contract/progress/plan.ts';

/** Trained days of recent weeks that make a weekday the couple's usual one. */
const USUAL_TIMES = 2;
const AHEAD = [1, 2, 3, 4, 5, 6] as const;
/** Days until an evening of a couple without usual ones: one day to rest. */
const UNUSUAL_DAYS = 2;
const EVENING = '20:00';
const HALF_HOUR = 30;
const HOUR = 60;
/** Minutes of the day between which a couple would train again at the same time. */
const [EARLIEST, LATEST] = [5 * HOUR, 22 * HOUR];

type Proposed = Pick<NonNullable<NextEvening['proposal']>, 'day' | 'time' | 'isSameTime'>;

/**
 * Proposes when to train next: on the couple's next usual weekday, or in two days, at the time at
 * which they have just begun, to the half hour. A start at night proposes the evening instead.
 */
export function nextEvening(
  today: Day,
  trained: readonly Day[],
  begun: LocalTime | null,
): Proposed {
  const earlier = [...new Set(trained)].filter((day) => day < today);
  const isUsual = (day: Day) =>
    earlier.filter((other) => daysBetween(other, day) % 7 === 0).length >= USUAL_TIMES;
  const days = AHEAD.map((ahead) => addDays(today, ahead));
  const day = days.find(isUsual) ?? addDays(today, UNUSUAL_DAYS);
  const [hours = 0, minutes = 0] = (begun?.time ?? '').split(':').map(Number);
  const start = Math.round((hours * HOUR + minutes) / HALF_HOUR) * HALF_HOUR;
  const isSameTime = start >= EARLIEST && start <= LATEST;
  return { day, time: isSameTime ? clockOf(start) : EVENING, isSameTime };
}

function clockOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}
