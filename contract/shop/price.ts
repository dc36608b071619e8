/** Amount in whole cents, as everywhere; money becomes text only where a person reads it. */
export const PREMIUM_PRICE_CENTS = 1999;

/** Formats 1999 as $19.99, from the digits of the cents: no fraction is ever computed. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}$${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
