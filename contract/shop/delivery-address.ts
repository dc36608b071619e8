import { isWholeText, ONE_PLAIN_LINE } from '../text.ts';

export type * from './delivery-address.schemas.ts';

/** Countries that the shop delivers to, with the name on the label. */
export const DELIVERY_COUNTRIES = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  IE: 'Ireland',
  AU: 'Australia',
  NZ: 'New Zealand',
  AT: 'Austria',
  BE: 'Belgium',
  CH: 'Switzerland',
  DE: 'Germany',
  DK: 'Denmark',
  ES: 'Spain',
  FR: 'France',
  IT: 'Italy',
  NL: 'Netherlands',
  PT: 'Portugal',
  SE: 'Sweden',
} as const;
export type CountryCode = keyof typeof DELIVERY_COUNTRIES;

export const ADDRESS_MAX = {
  name: 100,
  line1: 120,
  line2: 120,
  city: 80,
  region: 80,
  postalCode: 16,
} as const;

export const messages = {
  name: 'Please enter the name for the label.',
  line1: 'Please enter the street address.',
  line2: 'Please fill in this line or leave it out.',
  city: 'Please enter the city.',
  region: 'Please fill in the state or region or leave it out.',
  postalCode: 'Please enter the postal code.',
  country: 'Please choose a country we deliver to.',
} as const;

/** Address as typed. An empty second line or region is left out. */
export type AddressDraft = Record<keyof typeof messages, string>;
export type Field = keyof AddressDraft;

const OPTIONAL: readonly Field[] = ['line2', 'region'];

/** Finds the rule that a field breaks, in words for the person; null if there is none. */
export function fieldProblem(field: Field, text: string): string | null {
  const value = text.trim();
  if (field === 'country')
    return Object.hasOwn(DELIVERY_COUNTRIES, value) ? null : messages.country;
  const max = ADDRESS_MAX[field];
  if (value === '') return OPTIONAL.includes(field) ? null : messages[field];
  if (value.length > max) return `Please use at most ${max} characters.`;
  if (!ONE_PLAIN_LINE.test(value) || !isWholeText(value)) {
    return 'Please write this on one line, in plain characters.';
  }
  return null;
}

/** Messages beside the fields before the form is sent; the server uses the same. */
export function addressProblems(draft: AddressDraft): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(messages) as Field[]) {
    const problem = fieldProblem(field, draft[field]);
    if (problem) found[field] = problem;
  }
  return found;
}
