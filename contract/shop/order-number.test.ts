import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsWithNumber, orderNumberIn } from './order-number.ts';

test.each([
  ['3F2A-91BC', '3f2a91bc'],
  [' #3f2a91bc ', '3f2a91bc'],
  ['3F2A', '3f2a'],
  ['3f2a-', '3f2a'],
  ['3f2a-9', '3f2a9'],
  ['ABCD-', 'abcd'],
  ['abcdefab', 'abcdefab'],
  ['3f2', null],
  ['Ada', null],
  ['Abbe', null],
  ['Deedee', null],
  ['Robin', null],
  ['3f2a91bc0', null],
  ['3f2-a91bc', null],
  ['', null],
])('%j is the order number %j', (typed, digits) => {
  expect(orderNumberIn(typed)).toBe(digits);
});

test('an id lies between the first and the last with any beginning of its number', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 4, max: 8 }), (id, length) => {
      const { first, last } = idsWithNumber(id.replaceAll('-', '').slice(0, length));
      expect(first <= id && id <= last).toBe(true);
      expect([first.length, last.length]).toEqual([36, 36]);
    }),
  );
});

test('an id with another number does not', () => {
  const { first, last } = idsWithNumber('3f2a91bc');
  for (const id of [
    '3f2a91bb-ffff-4fff-bfff-ffffffffffff',
    '3f2a91bd-0000-4000-8000-000000000000',
  ]) {
    expect(first <= id && id <= last).toBe(false);
  }
});
