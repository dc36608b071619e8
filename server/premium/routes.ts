import {
  cancelSubscription,
  confirmSandboxPayment,
  createSubscription,
  getMembership,
  openBillingPortal,
  resumeSubscription,
} from '../../contract/premium.ts';
import { requireUser } from '../auth/guard.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { forgedEvent, notFound } from '../http/errors.ts';
import { CARD_TRIES, SUBSCRIPTION_STARTS } from '../http/limits.ts';
import { settleSoon } from '../store/settle.ts';
import { customerOf, membershipOf } from './queries.ts';
import { takeEvent } from './take-event.ts';
import { beginSubscription, setRenewal } from './workflows.ts';

export const premiumEndpoints = [
  createSubscription,
  getMembership,
  cancelSubscription,
  resumeSubscription,
  openBillingPortal,
  confirmSandboxPayment,
];

/** Stripe's events with a whole invoice in them are larger than anything a person sends. */
const EVENT_LIMIT_BYTES = 1024 * 1024;

export function premiumRoutes(app: App, deps: Deps): void {
  const { db, now, limits, payments } = deps;
  const membership = (coupleId: string) => membershipOf(db, coupleId, payments.name, now());

  app.route({
    ...createSubscription,
    preHandler: requireUser,
    async handler({ user, log }) {
      await limits.require(SUBSCRIPTION_STARTS, now(), user.coupleId);
      const start = await beginSubscription(deps, user);
      log.info({ status: start.status }, 'subscription begun');
      return start;
    },
  });

  app.route({
    ...getMembership,
    preHandler: requireUser,
    handler: async ({ user }) => membership(user.coupleId),
  });

  app.route({
    ...cancelSubscription,
    preHandler: requireUser,
    async handler({ user, log }) {
      await setRenewal(deps, user.coupleId, false);
      log.info('subscription cancelled');
      return membership(user.coupleId);
    },
  });

  app.route({
    ...resumeSubscription,
    preHandler: requireUser,
    async handler({ user, log }) {
      await setRenewal(deps, user.coupleId, true);
      log.info('subscription resumed');
      return membership(user.coupleId);
    },
  });

  app.route({
    ...openBillingPortal,
    preHandler: requireUser,
    async handler({ user }) {
      const customerId = await customerOf(db, user.coupleId);
      if (payments.name !== 'stripe' || !customerId) throw notFound();
      return { url: await payments.portalUrl(customerId) };
    },
  });

  app.route({
    ...confirmSandboxPayment,
    preHandler: requireUser,
    async handler({ user, body, log }) {
      if (payments.name !== 'sandbox') throw notFound();
      await limits.require(CARD_TRIES, now(), user.coupleId);
      await payments.confirm(user.coupleId, body);
      log.info('sandbox payment');
      settleSoon(deps);
      return { outcome: 'paid' as const };
    },
  });

  if (payments.name === 'stripe') void app.register(async (scope) => stripeWebhook(scope, deps));
}

/** Stripe signs the very bytes it sends, so within this scope nothing reads them as JSON first. */
function stripeWebhook(app: App, deps: Deps): void {
  const { db, now, payments } = deps;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/api/stripe/webhook', { bodyLimit: EVENT_LIMIT_BYTES }, async (request, reply) => {
    const { 'stripe-signature': signature } = request.headers;
    const { body } = request;
    if (payments.name !== 'stripe') throw notFound();
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw forgedEvent();
    const event = await payments.readEvent(body, signature, now());
    if (event) await transact(db, (tx) => takeEvent(tx, event, now()));
    if (event?.about === 'payment') settleSoon(deps);
    return reply.code(204).send();
  });
}
