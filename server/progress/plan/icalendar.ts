/** What a calendar app is told of one appointment. */
export type CalendarEvent = {
  /** The same for as long as there is the event. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  createdAt: Date;
  changedAt: Date;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string | null;
  url: string | null;
  isRemoved: boolean;
};

export type Calendar = { producer: string; name: string; events: readonly CalendarEvent[] };

const MINUTE_MS = 60_000;
const LINE_END = '\r\n';
const MOST_OCTETS = 75;
/** How often apps should look for changes. */
const REFRESH = 'PT1H';

/** An iCalendar object (RFC 5545, with the refresh interval of RFC 7986). */
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

/** A calendar must hold something. */
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
    // Whoever a calendar is shared with sees that the hour is taken, and no more.
    'CLASS:PRIVATE',
    `TRANSP:${event.isRemoved ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** In the words of the RFC. */
function statusOf({ isRemoved }: CalendarEvent): string {
  return isRemoved ? 'cancelled' : 'confirmed';
}

/** Such as 20260311T190000Z. */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Text as a value: separators are escaped, and what no value may contain is left out. */
function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** No line is longer than 75 octets; the rest goes on in the next, and no character is torn. */
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
