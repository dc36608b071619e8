import { expect, test } from 'vitest';
import { DELIVERY_COUNTRIES } from '../../../contract/shop/delivery-address.ts';
import { likelyCountry } from './likely-country.ts';

test.each([
  ['America/New_York', ['en-GB'], 'US'],
  ['America/Indiana/Knox', [], 'US'],
  ['Pacific/Honolulu', ['ja'], 'US'],
  ['America/St_Johns', ['en-US'], 'CA'],
  ['Europe/Berlin', ['en-US', 'en'], 'DE'],
  ['Europe/London', ['en-US'], 'GB'],
  ['Atlantic/Canary', ['de-DE'], 'ES'],
  ['Australia/Perth', ['en-US'], 'AU'],
  ['UTC', ['sv-SE', 'en-US'], 'SE'],
  ['Asia/Tokyo', ['en', 'en-AU'], 'AU'],
  ['Asia/Tokyo', ['ja-JP'], 'US'],
  ['UTC', ['de'], 'US'],
  ['', [], 'US'],
] as const)('a clock in %s and a browser in %j mean %s', (timeZone, languages, country) => {
  expect(likelyCountry(timeZone, languages)).toBe(country);
});

test('every country that we deliver to has a clock', () => {
  const zones = new Set(
    Intl.supportedValuesOf('timeZone').map((timeZone) => likelyCountry(timeZone, [])),
  );
  expect([...zones].toSorted()).toEqual(Object.keys(DELIVERY_COUNTRIES).toSorted());
});
