import type { SandboxPayment } from '../../contract/shop/payments.ts';
import type { SubscriptionStart } from '../../contract/shop/premium.ts';
import type { Visitor } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const DAY_MS = 86_400_000;
export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123' };

type Card = Partial<Omit<SandboxPayment, 'clientSecret'>>;

/** Pays in the sandbox's form. */
export function confirm(who: Visitor, clientSecret: string, card: Card = {}) {
  return who.post('/api/sandbox/confirm', { clientSecret, ...GOOD_CARD, ...card });
}

/** Subscribes, from opening the form to premium. */
export async function subscribe(who: Visitor, card: Card = {}): Promise<void> {
  const { body } = await who.post('/api/create-subscription');
  const paid = await confirm(who, (body as SubscriptionStart).clientSecret, card);
  if (paid.status !== 200) throw new Error(`The payment answered ${paid.status}.`);
}

/** Step of the clock: long enough to be quick, short enough that no login expires. */
const STRIDE_MS = 10 * DAY_MS;

/**
 * Lets time pass with all scheduled work. Visitors make a request now and then, so that their
 * logins last.
 */
export async function passWithChores(test: TestApp, ms: number, ...who: Visitor[]): Promise<void> {
  const { payments } = test.deps;
  for (let left = ms; left > 0; left -= STRIDE_MS) {
    test.pass(Math.min(left, STRIDE_MS));
    if (payments.name === 'sandbox') await payments.advance();
    for (const visitor of who) await visitor.get('/api/user');
  }
}
