import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NewAddress } from './delivery-address.schemas.ts';
import { type AddressDraft, addressProblems } from './delivery-address.ts';

const good: AddressDraft = {
  name: 'Robin Castle',
  line1: '12 Canary Lane',
  line2: '',
  city: 'Springfield',
  region: '',
  postalCode: '97477',
  country: 'US',
};

test('a good address has no problem, and its empty lines are left out', () => {
  expect(addressProblems(good)).toEqual({});
  expect(z.parse(NewAddress, good)).toEqual({ ...good, line2: null, region: null });
  expect(z.parse(NewAddress, { ...good, name: '  Robin  ', line2: ' ' })).toMatchObject({
    name: 'Robin',
    line2: null,
  });
});

test('an empty form is told everything that is missing at once', () => {
  const empty = {
    name: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: '',
  };
  expect(addressProblems(empty)).toEqual({
    name: 'Please enter the name for the label.',
    line1: 'Please enter the street address.',
    city: 'Please enter the city.',
    postalCode: 'Please enter the postal code.',
    country: 'Please choose a country we deliver to.',
  });
});

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.constantFrom('', ' ', 'US', 'CH', 'constructor', 'a\nb', '\u202e', '\ud800', 'Zürich', '💞'),
);

test('the form and the server agree about every draft', () => {
  const drafts = fc.record({
    name: typed,
    line1: typed,
    line2: typed,
    city: typed,
    region: typed,
    postalCode: typed,
    country: typed,
  });
  fc.assert(
    fc.property(
      drafts,
      fc.constantFrom(...(Object.keys(good) as (keyof AddressDraft)[])),
      (draft, field) => {
        // Test an address with one odd field, and one with only odd fields.
        for (const address of [{ ...good, [field]: draft[field] }, draft]) {
          const isGood = Object.keys(addressProblems(address)).length === 0;
          expect(z.safeParse(NewAddress, address).success).toBe(isGood);
        }
      },
    ),
  );
});
