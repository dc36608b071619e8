import { expect, test } from 'vitest';
import { isAddressNeeded } from './address-needed.ts';

const now = new Date('2026-03-11T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['pending', null, false],
  ['paid', null, true],
  ['shipped', daysAgo(0), true],
  ['shipped', daysAgo(29.9), true],
  ['shipped', daysAgo(30), false],
  ['cancelled', null, false],
  ['expired', null, false],
] as const)(
  'an order that is %s, shipped at %s, shows its address: %s',
  (status, shippedAt, is) => {
    expect(isAddressNeeded({ status, shippedAt }, now)).toBe(is);
  },
);
