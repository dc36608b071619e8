import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoText } from './iso-moment.ts';

/** As PostgreSQL writes it: without the fraction's last zeros, and none at all for whole seconds. */
function written(at: Date, zone: '+00' | '+02' | '-09:30'): string {
  const shift = { '+00': 0, '+02': 120, '-09:30': -570 }[zone];
  const local = new Date(at.getTime() + shift * 60_000).toISOString();
  return local
    .replace('T', ' ')
    .replace(/\.?0*Z$/, zone)
    .replace(/(:\d)(?=[+-])/, '$10');
}

test('a moment is the same whether or not it was a date in between', () => {
  const date = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2999-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, fc.constantFrom('+00', '+02', '-09:30'), (at, zone) => {
      expect(isoText(written(at, zone))).toBe(at.toISOString());
    }),
  );
});

test.each([
  ['2026-11-15 20:30:00+00', '2026-11-15T20:30:00.000Z'],
  ['2026-11-15 20:30:00.5+00', '2026-11-15T20:30:00.500Z'],
  ['2026-11-15 20:30:00.123456+00', '2026-11-15T20:30:00.123Z'],
  ['2026-11-15 22:30:00.12+02', '2026-11-15T20:30:00.120Z'],
  ['2026-11-15 11:00:00-09:30', '2026-11-15T20:30:00.000Z'],
])('%s is %s', (text, iso) => {
  expect(isoText(text)).toBe(iso);
});
