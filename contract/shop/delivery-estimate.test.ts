import { expect, test } from 'vitest';
import { deliveryEstimate, estimateBeforePacking } from './delivery-estimate.ts';

test.each([
  ['a Monday', '2026-03-09', '2026-03-12', '2026-03-17'],
  ['a Friday', '2026-03-13', '2026-03-18', '2026-03-23'],
  ['a Saturday', '2026-03-14', '2026-03-18', '2026-03-23'],
  ['a Sunday', '2026-03-15', '2026-03-18', '2026-03-23'],
  ['the end of a year', '2026-12-30', '2027-01-04', '2027-01-07'],
])('a parcel shipped on %s arrives 3 to 6 business days later', (_name, shipped, first, last) => {
  expect(deliveryEstimate(shipped)).toEqual({ first, last });
});

test('an order that is yet to be packed takes one or two business days more', () => {
  expect(estimateBeforePacking('2026-03-09')).toEqual({ first: '2026-03-13', last: '2026-03-19' });
  expect(estimateBeforePacking('2026-03-13')).toEqual({ first: '2026-03-19', last: '2026-03-25' });
});
