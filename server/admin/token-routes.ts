import { adminCalls } from '../../contract/admin/admin.schemas.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { asId } from '../http/ids.ts';
import { runOrderTasksSoon } from '../shop/order-tasks.ts';
import { setStockOf, stockLevels } from '../shop/stock-queries.ts';
import { operatorsOrder, ordersByStatus } from './order-queries.ts';
import { markShipped } from './queries.ts';
import { BY_TOKEN, recordAction, stockAction } from './record-queries.ts';
import { operatorGuard } from './token-guard.ts';

/** Adds the calls for packing parcels by script, which answer only where ADMIN_TOKEN is set. */
export function adminRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;
  // Check before validation, so that a stranger learns nothing about the shape of a request.
  const onRequest = operatorGuard(deps);

  app.route({
    ...adminCalls.listAllOrders,
    onRequest,
    handler: async ({ query }) => ordersByStatus(deps, query),
  });

  app.route({
    ...adminCalls.shipOrder,
    onRequest,
    async handler({ params, log }) {
      const row = await markShipped(deps, asId(params.id), { operator: BY_TOKEN, now: now() });
      log.info('order shipped');
      runOrderTasksSoon(deps);
      return operatorsOrder(deps, row);
    },
  });

  app.route({ ...adminCalls.listStock, onRequest, handler: async () => stockLevels(db) });

  app.route({
    ...adminCalls.setStock,
    onRequest,
    async handler({ params, body, log }) {
      log.info('stock set');
      return transact(db, async (tx) => {
        const level = await setStockOf(tx, params.item, body.pieces);
        await recordAction(tx, BY_TOKEN, stockAction(level), now());
        return level;
      });
    },
  });
}
