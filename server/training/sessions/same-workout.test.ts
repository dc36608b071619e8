import { expect, test } from 'vitest';
import { sameWorkout } from './same-workout.ts';

const at = (time: string) => new Date(`2026-03-11T${time}:00Z`);
const report = { startedAt: at('18:00'), completedAt: at('18:30') };

test.each([
  ['the same time', '18:00', '18:30', true],
  ['a little later', '18:05', '18:40', true],
  ['a short one within it', '18:10', '18:15', true],
  ['half of it', '18:15', '18:45', true],
  ['less than half', '18:16', '18:46', false],
  ['right after it', '18:30', '19:00', false],
  ['long before', '12:00', '12:30', false],
  ['still open, begun with it', '18:02', null, true],
  ['still open, begun long before', '17:30', null, false],
])('%s', (_what, from, until, isSame) => {
  const session = { startedAt: at(from), completedAt: until === null ? null : at(until) };
  expect(sameWorkout(report, [session])).toBe(isSame ? session : null);
});

test('of several it is the one that shares most', () => {
  const less = { startedAt: at('17:50'), completedAt: at('18:20') };
  const most = { startedAt: at('18:02'), completedAt: at('18:32') };
  expect(sameWorkout(report, [less, most, less])).toBe(most);
});
