import { expect, test } from 'vitest';
import { nextEvening } from './next-evening.ts';

// A Wednesday.
const TODAY = '2026-03-11';
const at = (time: string) => ({ day: TODAY, time });

test.each([
  ['a first workout', [TODAY], '2026-03-13'],
  ['a weekday trained once', ['2026-03-05', TODAY], '2026-03-13'],
  ['a weekday trained twice', ['2026-02-28', '2026-03-07', TODAY], '2026-03-14'],
  [
    'the nearest of two usual weekdays',
    ['2026-02-26', '2026-03-05', '2026-02-28', '2026-03-07'],
    '2026-03-12',
  ],
  ['the same weekday, which is a week away', ['2026-02-25', '2026-03-04', TODAY], '2026-03-13'],
  ['two workouts on one day', ['2026-03-05', '2026-03-05', TODAY], '2026-03-13'],
])('the day after %s', (_case, trained, day) => {
  expect(nextEvening(TODAY, trained, at('20:00')).day).toBe(day);
});

test.each([
  ['20:00', '20:00', true],
  ['20:14', '20:00', true],
  ['20:15', '20:30', true],
  ['06:50', '07:00', true],
  ['22:10', '22:00', true],
  ['22:20', '20:00', false],
  ['23:50', '20:00', false],
  ['01:30', '20:00', false],
])('a workout begun at %s is proposed for %s', (begun, time, isSameTime) => {
  expect(nextEvening(TODAY, [], at(begun))).toMatchObject({ time, isSameTime });
});

test('nothing begun is proposed for the evening', () => {
  expect(nextEvening(TODAY, [], null)).toEqual({
    day: '2026-03-13',
    time: '20:00',
    isSameTime: false,
  });
});
