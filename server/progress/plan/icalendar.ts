import { REMINDED_MINUTES } from '../../../contract/progress/plan.ts';

export type CalendarEvent = {
  /** Stays the same as long as the event exists. */
  uid: string;
  /** Version of the event. Grows with every change. */
  sequence: number;
  createdAt: Date;
  changedAt: Date;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string | null;
  url: string | null;
  /** Words of the alarm, which phones show while locked. */
  alarm: string;
  isRemoved: boolean;
};

export type Calendar = { producer: string; name: string; events: readonly CalendarEvent[] };

const MINUTE_MS = 60_000;
const LINE_END = '\r\n';
const MOST_OCTETS = 75;
const ALARM_TRIGGER = `-PT${REMINDED_MINUTES}M`;
/** Interval at which apps should look for changes. */
const REFRESH = 'PT1H';

/** Writes an iCalendar object (RFC 5545, with the refresh interval of RFC 7986). */
export function icalendarText({ producer, name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${textValue(producer)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(events.length > 0 ? events.flatMap(eventLines) : NOTHING),
    'END:VCALENDAR',
  ];
  return lines.map(foldedLine).join('');
}

/** Placeholder for an empty calendar, because a calendar must contain a component. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function eventLines(event: CalendarEvent): string[] {
  const endsAt = new Date(event.startsAt.getTime() + event.minutes * MINUTE_MS);
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `CREATED:${utc(event.createdAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${textValue(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${textValue(event.description)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    `STATUS:${statusOf(event).toUpperCase()}`,
    // Hide the details from people with whom the calendar is shared, so that others see only that
    // the time is taken.
    'CLASS:PRIVATE',
    `TRANSP:${event.isRemoved ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(event.isRemoved ? [] : alarmLines(event)),
    'END:VEVENT',
  ];
}

function alarmLines({ alarm }: CalendarEvent): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textValue(alarm)}`,
    `TRIGGER:${ALARM_TRIGGER}`,
    'END:VALARM',
  ];
}

/** Returns the status in the words of the RFC. */
function statusOf({ isRemoved }: CalendarEvent): string {
  return isRemoved ? 'cancelled' : 'confirmed';
}

/** Formats a time in UTC, such as 20260311T190000Z. */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes separators in a text value and removes characters that no value may contain. */
function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** Folds a line after 75 bytes at most, without splitting a character. */
function foldedLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      folded += `${LINE_END} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded + LINE_END;
}
