/** Money is whole cents everywhere; it becomes text only where a person reads it. */
export const PREMIUM_PRICE_CENTS = 1999;

/** $19.99, written from the cents' own digits: no fraction is ever computed with. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}$${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
