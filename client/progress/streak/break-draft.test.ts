import { describe, expect, test } from 'vitest';
import type { Streak } from '../../../contract/progress/streak.ts';
import { newDraft, pauseErrors, pauseOf } from './break-draft.ts';
import { pauseCopy as copy } from './copy.ts';

const streak: Streak = {
  today: '2026-12-28',
  streakDays: 12,
  restDays: 1,
  pause: null,
  pauseDays: { used: 27, left: 3, leftNextYear: 30 },
  untold: [],
};
const pause = (firstDay: string, lastDay: string) => ({ firstDay, lastDay });

test('a new break begins today and lasts until tomorrow', () => {
  expect(pauseOf(newDraft(streak), streak.today)).toEqual(pause('2026-12-28', '2026-12-29'));
  const draft = { ...newDraft(streak), begins: 'yesterday' as const };
  expect(pauseOf(draft, streak.today)).toEqual(pause('2026-12-27', '2026-12-29'));
});

describe('each year has its own days', () => {
  test.each([
    ['what is left of this one', pause('2026-12-29', '2026-12-31'), {}],
    ['one more', pause('2026-12-28', '2026-12-31'), { lastDay: copy.tooLong(2026, 3) }],
    ['the rest in the next', pause('2026-12-29', '2027-01-30'), {}],
    [
      'too much of the next',
      pause('2026-12-29', '2027-01-31'),
      { lastDay: copy.tooLong(2027, 30) },
    ],
    ['the wrong order', pause('2026-12-29', '2026-12-28'), { lastDay: copy.order }],
    ['no first day', pause('', '2026-12-29'), { firstDay: copy.missing }],
    ['no last day', pause('2026-12-29', ''), { lastDay: copy.missing }],
  ])('%s', (_what, wanted, errors) => {
    expect(pauseErrors(wanted, streak)).toEqual(errors);
  });

  test('the days of the break under way can be used for it again', () => {
    const open = { ...streak, pause: pause('2026-12-26', '2026-12-29') };
    const longest = pause('2026-12-26', '2026-12-31');
    expect(pauseErrors(longest, { ...open, pauseDays: { ...open.pauseDays, left: 2 } })).toEqual(
      {},
    );
    expect(pauseErrors(longest, { ...open, pauseDays: { ...open.pauseDays, left: 1 } })).toEqual({
      lastDay: copy.tooLong(2026, 5),
    });
  });
});
