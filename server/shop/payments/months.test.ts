import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from './months.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-11', 12, '2027-03-11'],
])('%s and %i months is %s', (start, months, end) => {
  expect(addMonths(new Date(`${start}T23:30:00Z`), months)).toEqual(new Date(`${end}T23:30:00Z`));
});

test('more months never end sooner', () => {
  const dates = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, fc.nat(240), (start, months) => {
      expect(addMonths(start, months + 1).getTime()).toBeGreaterThan(
        addMonths(start, months).getTime(),
      );
    }),
  );
});
