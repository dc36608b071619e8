import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCalendar } from '../../testing/read-calendar.ts';
import { type CalendarEvent, icalendarText } from './icalendar.ts';

const second = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);
const moments = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map(second);
/** Text with characters of one to four bytes, characters that need escaping, and line ends. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'ab\\;,:"\n ', 'é', '愛', '👩‍❤️‍👩', 'BEGIN:VEVENT', '\\n'),
      fc.string({ unit: 'grapheme', maxLength: 20 }).map((any) => any.replaceAll(/\p{Cc}/gu, '')),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));
const events: fc.Arbitrary<CalendarEvent> = fc.record({
  uid: fc.uuid(),
  sequence: fc.nat(),
  createdAt: moments,
  changedAt: moments,
  startsAt: moments,
  minutes: fc.integer({ min: 1, max: 600 }),
  title: words,
  description: fc.option(words),
  url: fc.option(fc.webUrl()),
  alarm: words,
  isRemoved: fc.boolean(),
});

test('whatever is written is read back by another program', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 5 }), (written) => {
      const text = icalendarText({ producer: '-//Planner//EN', name: 'Planner', events: written });
      const read = readCalendar(text);
      expect(read.value('x-wr-calname')).toBe('Planner');
      expect(read.events).toEqual(
        written.map(({ minutes, ...event }) => ({
          uid: event.uid,
          title: event.title,
          description: event.description || null,
          url: event.url || null,
          startsAt: event.startsAt,
          endsAt: new Date(event.startsAt.getTime() + minutes * 60_000),
          sequence: event.sequence,
          status: event.isRemoved ? 'CANCELLED' : 'CONFIRMED',
          changedAt: event.changedAt.toISOString().replace('.000', ''),
          stampedAt: event.changedAt.toISOString().replace('.000', ''),
          alarms: event.isRemoved ? [] : [['DISPLAY', '-PT30M', event.alarm]],
        })),
      );
    }),
  );
});

test('no line is longer than 75 octets, each ends as it must, and no character is torn', () => {
  fc.assert(
    fc.property(fc.array(events, { minLength: 1, maxLength: 3 }), (written) => {
      const text = icalendarText({ producer: '-//Planner//EN', name: 'Planner', events: written });
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of text.split('\r\n')) {
        const bytes = Buffer.from(line);
        expect(bytes.length).toBeLessThanOrEqual(75);
        expect(bytes.toString('utf8')).toBe(line);
        expect(line).not.toMatch(/\p{Surrogate}/u);
      }
    }),
    { numRuns: 30 },
  );
});

test('what a value may not contain is left out', () => {
  const event = fc.sample(events, 1)[0] as CalendarEvent;
  const title = 'A\0B\u0007C\r\nEND:VEVENT\rD';
  const text = icalendarText({ producer: 'P', name: 'N', events: [{ ...event, title }] });
  expect(readCalendar(text).events).toMatchObject([{ title: 'ABC\nEND:VEVENT\nD' }]);
});

test('a calendar without events is a calendar still', () => {
  const read = readCalendar(icalendarText({ producer: 'P', name: 'N', events: [] }));
  expect(read.components).toEqual(['vtimezone']);
  expect(read.value('method')).toBe('PUBLISH');
  expect(read.value('version')).toBe('2.0');
  expect(read.value('refresh-interval')).toBe('PT1H');
});
