import { premiumCalls } from '../../../contract/shop/premium.schemas.ts';
import type { Membership } from '../../../contract/shop/premium.ts';
import { requireUnlocked, requireUser } from '../../auth/guard.ts';
import type { Reader } from '../../auth/queries.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { SUBSCRIPTION_STARTS } from '../../http/limits.ts';
import { beginSubscription, cancelRenewal, resumeRenewal } from './manage-subscription.ts';
import { membershipOf } from './membership.ts';
import { answerNotice } from './membership-notice-queries.ts';
import { customerOf } from './payer-queries.ts';
import { invoiceIdsOf } from './queries.ts';

/**
 * Hides links to the provider's pages behind a closed lock, because those pages ask for no sign-in.
 */
function shownTo({ lock }: Reader, membership: Membership): Membership {
  if (!lock?.isLocked) return membership;
  const invoices = membership.invoices.map((invoice) => ({ ...invoice, hasPage: false }));
  return { ...membership, invoices, hasPortal: false };
}

export function premiumRoutes(app: App, deps: Deps): void {
  const { db, now, limits, payments } = deps;

  app.route({
    ...premiumCalls.createSubscription,
    preHandler: requireUser,
    async handler({ user, log }) {
      await limits.require(SUBSCRIPTION_STARTS, now(), user.coupleId);
      const start = await beginSubscription(deps, user);
      log.info({ status: start.status }, 'subscription begun');
      return start;
    },
  });

  app.route({
    ...premiumCalls.getMembership,
    preHandler: requireUser,
    handler: async ({ user }) => shownTo(user, await membershipOf(deps, user)),
  });

  app.route({
    ...premiumCalls.cancelSubscription,
    preHandler: requireUser,
    async handler({ user, log }) {
      await cancelRenewal(deps, user.coupleId);
      log.info('subscription canceled');
      return shownTo(user, await membershipOf(deps, user));
    },
  });

  app.route({
    ...premiumCalls.resumeSubscription,
    preHandler: requireUser,
    async handler({ user, log }) {
      await resumeRenewal(deps, user);
      log.info('subscription resumed');
      return shownTo(user, await membershipOf(deps, user));
    },
  });

  app.route({
    ...premiumCalls.answerMembershipNotice,
    preHandler: requireUser,
    async handler({ user, body }, reply) {
      await transact(db, (tx) => answerNotice(tx, user, body.wantsReminder));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...premiumCalls.openBillingPortal,
    preHandler: requireUnlocked,
    async handler({ user }) {
      const customerId = await customerOf(db, user);
      if (payments.name !== 'stripe' || !customerId) throw notFound();
      return { url: await payments.portalUrl(customerId) };
    },
  });

  app.route({
    ...premiumCalls.openInvoice,
    preHandler: requireUnlocked,
    async handler({ user, params }) {
      const isOwn = (await invoiceIdsOf(db, user)).includes(params.id);
      if (payments.name !== 'stripe' || !isOwn) throw notFound();
      const url = await payments.invoiceUrl(params.id);
      if (!url) throw notFound();
      return { url };
    },
  });
}
