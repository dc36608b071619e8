import { describe, expect, test } from 'vitest';
import type { Streak } from '../../../contract/progress/streak.ts';
import { breakErrors, breakOf, newDraft } from './break-draft.ts';
import { breakCopy as copy } from './copy.ts';

const streak: Streak = {
  today: '2026-12-28',
  streakDays: 12,
  isTrainedToday: true,
  restDays: 1,
  pause: null,
  pauseDays: { used: 27, left: 3, leftNextYear: 30 },
  untold: [],
  hasReminder: false,
};
const aBreak = (firstDay: string, lastDay: string) => ({ firstDay, lastDay });

test('a new break begins today and lasts until tomorrow', () => {
  expect(breakOf(newDraft(streak), streak.today)).toEqual(aBreak('2026-12-28', '2026-12-29'));
  const draft = { ...newDraft(streak), begins: 'yesterday' as const };
  expect(breakOf(draft, streak.today)).toEqual(aBreak('2026-12-27', '2026-12-29'));
});

describe('each year has its own days', () => {
  test.each([
    ['what is left of this one', aBreak('2026-12-29', '2026-12-31'), {}],
    ['one more', aBreak('2026-12-28', '2026-12-31'), { lastDay: copy.tooLong(2026, 3) }],
    ['the rest in the next', aBreak('2026-12-29', '2027-01-30'), {}],
    [
      'too much of the next',
      aBreak('2026-12-29', '2027-01-31'),
      { lastDay: copy.tooLong(2027, 30) },
    ],
    ['the wrong order', aBreak('2026-12-29', '2026-12-28'), { lastDay: copy.order }],
    ['no first day', aBreak('', '2026-12-29'), { firstDay: copy.missing }],
    ['no last day', aBreak('2026-12-29', ''), { lastDay: copy.missing }],
  ])('%s', (_what, wanted, errors) => {
    expect(breakErrors(wanted, streak)).toEqual(errors);
  });

  test('the days of the break under way can be used for it again', () => {
    const open = { ...streak, pause: aBreak('2026-12-26', '2026-12-29') };
    const longest = aBreak('2026-12-26', '2026-12-31');
    expect(breakErrors(longest, { ...open, pauseDays: { ...open.pauseDays, left: 2 } })).toEqual(
      {},
    );
    expect(breakErrors(longest, { ...open, pauseDays: { ...open.pauseDays, left: 1 } })).toEqual({
      lastDay: copy.tooLong(2026, 5),
    });
  });
});
