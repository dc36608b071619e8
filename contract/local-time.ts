import { dateFormat, fieldsOf } from './date-format.ts';
import type { LocalTime } from './local-time.schemas.ts';

export type * from './local-time.schemas.ts';

const DAY_MS = 86_400_000;

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  return dateFormat(`time ${timeZone}`, 'en-US', { ...date, ...time, timeZone });
}

/** Local time such as 2026-03-11T20:00:00, in a known zone. */
function localTextOf(zone: string, moment: Date): string {
  const { year, month, day, hour, minute, second } = fieldsOf(timeFormat(zone), moment);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** Local day and time in a known zone (see `knownZone`). */
export function localTimeIn(zone: string, moment: Date): LocalTime {
  const [day = '', time = ''] = localTextOf(zone, moment).split('T');
  return { day, time: time.slice(0, 5) };
}

function offsetMs(zone: string, at: number): number {
  const moment = new Date(Math.floor(at / 1000) * 1000);
  return Date.parse(`${localTextOf(zone, moment)}Z`) - moment.getTime();
}

/**
 * Moment at which a clock in a zone shows a time. If the clock shows the time twice, as in autumn,
 * the first moment counts. If it skips the time, as in spring, the moment is as long after the
 * change as without the change: 02:30 becomes 03:30. RFC 5545 reads local times the same way.
 */
export function momentAt(zone: string, { day, time }: LocalTime): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const before = new Date(asUtc - offsetMs(zone, asUtc - DAY_MS));
  const after = new Date(asUtc - offsetMs(zone, asUtc + DAY_MS));
  const isShown = (moment: Date) => {
    const shown = localTimeIn(zone, moment);
    return shown.day === day && shown.time === time;
  };
  return isShown(before) || !isShown(after) ? before : after;
}
