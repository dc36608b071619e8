import { afterAll, beforeAll, beforeEach } from 'vitest';
import { STRIPE_KEYS, StripeDouble } from './stripe-double.ts';
import { testApp } from './test-app.ts';

/**
 * Starts the real app with this file's own Stripe double, whose records are empty before each test.
 */
export function stripeApp() {
  const double = new StripeDouble();
  let apiBase = '';
  beforeAll(async () => {
    apiBase = await double.open();
  });
  const world = testApp({ stripe: () => ({ ...STRIPE_KEYS, apiBase }) });
  beforeEach(() => double.reset());
  afterAll(() => double.close());
  return { world, double };
}
