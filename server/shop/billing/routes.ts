import { paymentCalls } from '../../../contract/shop/payments.schemas.ts';
import { requireUser } from '../../auth/guard.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { invalidInput, invalidSignature, notFound } from '../../http/errors.ts';
import { CARD_TRIES } from '../../http/limits.ts';
import { runOrderTasksSoon } from '../order-tasks.ts';
import type { StripeProvider } from '../payments/provider.ts';
import { REFUSED_FORM } from '../payments/sandbox-card.ts';
import { sendMembershipMailsSoon } from '../premium/membership-mail.ts';
import { isPaidBy } from './queries.ts';
import { takeEvent } from './take-event.ts';

/**
 * Size limit for Stripe's events. One with a whole invoice is larger than anything a person sends.
 */
const EVENT_LIMIT_BYTES = 1024 * 1024;

export function billingRoutes(app: App, deps: Deps): void {
  const { db, now, limits, payments } = deps;

  app.route({
    ...paymentCalls.confirmSandboxPayment,
    preHandler: requireUser,
    async handler({ user, body, log }) {
      if (payments.name !== 'sandbox') throw notFound();
      await limits.require(CARD_TRIES, now(), user.coupleId);
      const id = payments.idIn(body.clientSecret);
      if (!id || !(await isPaidBy(db, user, id))) throw invalidInput(REFUSED_FORM);
      await payments.confirm(user.coupleId, body);
      log.info('sandbox payment');
      runOrderTasksSoon(deps);
      sendMembershipMailsSoon(deps);
      return { outcome: 'paid' as const };
    },
  });

  if (payments.name === 'stripe') {
    void app.register(async (scope) => stripeWebhook(scope, deps, payments));
  }
}

/** Registers the webhook. Stripe signs the raw bytes, so no JSON parser may run in this scope. */
function stripeWebhook(app: App, deps: Deps, stripe: StripeProvider): void {
  const { db, now } = deps;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const about = {
    name: 'takeStripeEvent',
    area: 'shop',
    summary: "Stripe's signed events",
    answers: { 204: null },
  };
  const options = { config: { about }, bodyLimit: EVENT_LIMIT_BYTES };
  app.post('/api/stripe/webhook', options, async (request, reply) => {
    const { 'stripe-signature': signature } = request.headers;
    const { body } = request;
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw invalidSignature();
    const event = await stripe.readEvent(body, signature, now());
    if (event) await transact(db, (tx) => takeEvent(tx, event, now()));
    if (event?.about === 'payment') runOrderTasksSoon(deps);
    if (event?.about === 'subscription') sendMembershipMailsSoon(deps);
    return reply.code(204).send();
  });
}
