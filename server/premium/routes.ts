import {
  answerMembershipNotice,
  cancelSubscription,
  createSubscription,
  getMembership,
  openBillingPortal,
  resumeSubscription,
} from '../../contract/premium.ts';
import { requireUser } from '../auth/guard.ts';
import { findCouple } from '../db/couple.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { SUBSCRIPTION_STARTS } from '../http/limits.ts';
import { beginSubscription, setRenewal } from './manage-subscription.ts';
import { membershipOf } from './membership.ts';
import { answerNotice } from './news-queries.ts';

export function premiumRoutes(app: App, deps: Deps): void {
  const { db, now, limits, payments } = deps;

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
    handler: async ({ user }) => membershipOf(deps, user.coupleId),
  });

  app.route({
    ...cancelSubscription,
    preHandler: requireUser,
    async handler({ user, log }) {
      await setRenewal(deps, user.coupleId, false);
      log.info('subscription canceled');
      return membershipOf(deps, user.coupleId);
    },
  });

  app.route({
    ...resumeSubscription,
    preHandler: requireUser,
    async handler({ user, log }) {
      await setRenewal(deps, user.coupleId, true);
      log.info('subscription resumed');
      return membershipOf(deps, user.coupleId);
    },
  });

  app.route({
    ...answerMembershipNotice,
    preHandler: requireUser,
    async handler({ user, body }, reply) {
      await transact(db, (tx) => answerNotice(tx, user, body.wantsReminder));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...openBillingPortal,
    preHandler: requireUser,
    async handler({ user }) {
      const customerId = (await findCouple(db, user.coupleId))?.billingCustomerId;
      if (payments.name !== 'stripe' || !customerId) throw notFound();
      return { url: await payments.portalUrl(customerId) };
    },
  });
}
