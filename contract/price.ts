/** Money is whole cents everywhere; it becomes text only where a person reads it. */
export const PREMIUM_PRICE_CENTS = 1999;

const CENTS_PER_DOLLAR = 100;

/** $19.99, written from the cents themselves: no fraction is ever computed with. */
export function dollars(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / CENTS_PER_DOLLAR);
  const rest = String(Math.abs(cents) % CENTS_PER_DOLLAR).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${whole}.${rest}`;
}
