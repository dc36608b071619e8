import { expect, test } from 'vitest';
import { believedMoment } from './client-clock.ts';

const now = new Date('2026-03-11T12:00:00Z');
const memberSince = new Date('2026-03-01T12:00:00Z');
const at = (time: string) => new Date(time).toISOString();

test.each([
  ['a clock that is right', '2026-03-11T10:00:00Z', now, '2026-03-11T10:00:00Z'],
  ['a request under way', '2026-03-11T10:00:00Z', '2026-03-11T11:59:50Z', '2026-03-11T10:00:00Z'],
  ['an hour behind', '2026-03-11T09:00:00Z', '2026-03-11T11:00:00Z', '2026-03-11T10:00:00Z'],
  ['in 1970', '1970-01-01T01:00:00Z', '1970-01-01T03:00:00Z', '2026-03-11T10:00:00Z'],
  ['corrected back since', '2026-03-11T13:00:00Z', now, null],
  ['corrected ahead since', '1970-01-01T01:00:00Z', now, null],
  ['before they were members', '2026-02-20T12:00:00Z', now, null],
  ['a minute ahead', '2026-03-11T12:00:30Z', now, '2026-03-11T12:00:00Z'],
])('%s', (_what, doneAt, sentAt, expected) => {
  const arrival = { sentAt: new Date(sentAt).toISOString(), now, memberSince };
  expect(believedMoment(doneAt, arrival)?.toISOString() ?? null).toBe(expected && at(expected));
});

test('what is a month old has no moment of its own any more', () => {
  const arrival = { sentAt: now.toISOString(), now, memberSince: new Date('2020-01-01') };
  expect(believedMoment('2026-02-10T12:00:00Z', arrival)).not.toBeNull();
  expect(believedMoment('2026-02-08T12:00:00Z', arrival)).toBeNull();
});
