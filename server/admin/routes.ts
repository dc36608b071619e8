import { deskCalls } from '../../contract/admin/desk.schemas.ts';
import { dollars } from '../../contract/shop/price.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { asId } from '../http/ids.ts';
import { queuedMails, retryFailed } from '../mail/queued-mails.ts';
import { cancelAnyOrder } from '../shop/cancel-order.ts';
import { referenceOf } from '../shop/order-state.ts';
import { runOrderTasksSoon } from '../shop/order-tasks.ts';
import { changeStock, stockLevels } from '../shop/stock-queries.ts';
import { deskMetrics } from './desk-metrics.ts';
import { adminGuard } from './guard.ts';
import { deskLoginRoutes } from './login-routes.ts';
import { deskNumbers } from './numbers-queries.ts';
import { deskOrders, operatorsOrder } from './order-queries.ts';
import { markShipped } from './queries.ts';
import { recordAction, recordedActions, stockAction } from './record-queries.ts';
import { withNames } from './stock-names.ts';

/** Adds the calls of the page for operators, which answer only where ADMIN_TOKEN is set. */
export function deskRoutes(app: App, deps: Deps): void {
  const { db, now, mail } = deps;
  // Check before validation, so that a stranger learns nothing about the shape of a request.
  const onRequest = adminGuard(deps);
  // Undefined until the guard has run.
  app.decorateRequest('operator');
  deskLoginRoutes(app, deps);

  app.route({
    ...deskCalls.listDeskOrders,
    onRequest,
    handler: async ({ query }) => deskOrders(deps, query),
  });

  app.route({
    ...deskCalls.shipDeskOrder,
    onRequest,
    async handler({ params, body: { tracking }, operator, log }) {
      const row = await markShipped(deps, asId(params.id), { operator, tracking, now: now() });
      log.info('order shipped');
      runOrderTasksSoon(deps);
      return operatorsOrder(deps, row);
    },
  });

  app.route({
    ...deskCalls.cancelDeskOrder,
    onRequest,
    async handler({ params, operator, log }) {
      const row = await cancelAnyOrder(deps, asId(params.id), (tx, { id, totalCents }) =>
        recordAction(
          tx,
          operator,
          { action: 'canceled', subject: referenceOf(id), detail: dollars(totalCents) },
          now(),
        ),
      );
      log.info('order canceled');
      runOrderTasksSoon(deps);
      return operatorsOrder(deps, row);
    },
  });

  app.route({
    ...deskCalls.listDeskStock,
    onRequest,
    handler: async () => withNames(await stockLevels(db)),
  });

  app.route({
    ...deskCalls.setDeskStock,
    onRequest,
    handler: async ({ params, body, operator }) =>
      transact(db, async (tx) => {
        const level = await changeStock(tx, params.item, body);
        await recordAction(tx, operator, stockAction(level, body.was), now());
        return level;
      }),
  });

  app.route({
    ...deskCalls.getDeskNumbers,
    onRequest,
    handler: async () => deskNumbers(db, now()),
  });

  app.route({
    ...deskCalls.listDeskMails,
    onRequest,
    handler: async ({ query }) => queuedMails(db, query, now()),
  });

  app.route({
    ...deskCalls.retryMails,
    onRequest,
    async handler({ body: { id }, operator }) {
      const retried = await transact(db, async (tx) => {
        const count = await retryFailed(tx, id, now());
        const action = { action: 'retried mail', detail: String(count) } as const;
        if (count > 0) await recordAction(tx, operator, action, now());
        return count;
      });
      mail.kick();
      return { retried };
    },
  });

  app.route({ ...deskCalls.getDeskMetrics, onRequest, handler: async () => deskMetrics(deps) });

  app.route({
    ...deskCalls.listOperatorActions,
    onRequest,
    handler: async ({ query }) => recordedActions(db, query),
  });
}
