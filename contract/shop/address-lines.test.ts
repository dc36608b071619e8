import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import { DELIVERY_COUNTRIES } from './delivery-address.ts';

const address = (country: string, city: string, region: string | null, postalCode: string) => ({
  name: 'Robin Castle',
  line1: '12 Canary Lane',
  line2: null,
  city,
  region,
  postalCode,
  country,
});

test.each([
  ['US', 'New York', 'NY', '10012', ['New York, NY 10012']],
  ['US', 'New York', null, '10012', ['New York 10012']],
  ['CA', 'Toronto', 'ON', 'M5V 2T6', ['Toronto ON M5V 2T6']],
  ['AU', 'Sydney', 'NSW', '2000', ['Sydney NSW 2000']],
  ['NZ', 'Auckland', null, '1010', ['Auckland 1010']],
  ['GB', 'Bath', null, 'BA1 1UN', ['Bath', 'BA1 1UN']],
  ['GB', 'Truro', 'Cornwall', 'TR1 2XN', ['Truro', 'Cornwall', 'TR1 2XN']],
  ['IE', 'Galway', 'Co. Galway', 'H91 E2K3', ['Galway', 'Co. Galway', 'H91 E2K3']],
  ['DE', 'Berlin', null, '10115', ['10115 Berlin']],
  ['FR', 'Lyon', null, '69001', ['69001 Lyon']],
  ['NL', 'Amsterdam', null, '1012 AB', ['1012 AB Amsterdam']],
  ['IT', 'Milano', 'MI', '20121', ['20121 Milano MI']],
  ['ES', 'Getafe', 'Madrid', '28901', ['28901 Getafe', 'Madrid']],
  ['XX', 'Elsewhere', null, '1', ['1 Elsewhere']],
])('an address in %s has its town in lines as there', (country, city, region, code, town) => {
  const lines = addressLines(address(country, city, region, code));
  const last = (DELIVERY_COUNTRIES as Record<string, string>)[country] ?? country;
  expect(lines).toEqual(['Robin Castle', '12 Canary Lane', ...town, last]);
});
