import { listAllOrders, listStock, setStock, shipOrder } from '../../contract/admin.ts';
import type { App, Deps } from '../deps.ts';
import { asId } from '../http/ids.ts';
import { runOrderTasksSoon } from '../store/order-tasks.ts';
import { setStockOf, stockLevels } from '../store/stock-queries.ts';
import { operatorGuard } from './guard.ts';
import { markShipped, ordersByStatus } from './queries.ts';

/** What whoever packs the parcels needs; on only where ADMIN_TOKEN is set. */
export function adminRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;
  // Before the request is looked at: a stranger learns nothing of what it should look like.
  const onRequest = operatorGuard(deps);

  app.route({
    ...listAllOrders,
    onRequest,
    handler: async ({ query }) => ordersByStatus(deps, query),
  });

  app.route({
    ...shipOrder,
    onRequest,
    async handler({ params, log }) {
      const order = await markShipped(deps, asId(params.id), now());
      log.info('order shipped');
      runOrderTasksSoon(deps);
      return order;
    },
  });

  app.route({ ...listStock, onRequest, handler: async () => stockLevels(db) });

  app.route({
    ...setStock,
    onRequest,
    async handler({ params, body, log }) {
      log.info('stock set');
      return setStockOf(db, params.item, body.pieces);
    },
  });
}
