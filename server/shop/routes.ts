import { orderCalls } from '../../contract/shop/orders.schemas.ts';
import { storeCalls } from '../../contract/shop/store.schemas.ts';
import { requireUnlocked, requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { partnersOrder } from '../http/errors.ts';
import { asId } from '../http/ids.ts';
import { CHECKOUTS } from '../http/limits.ts';
import { sendPublicJson } from '../http/static-json.ts';
import { cancelVisibleOrder } from './cancel-order.ts';
import { addLines, cartFor, changeLine, removeLine } from './cart-queries.ts';
import { beginCheckout } from './checkout.ts';
import { startPayment } from './order-payment.ts';
import { orderFor, ordersFor, visibleOrder } from './order-queries.ts';
import { runOrderTasksSoon } from './order-tasks.ts';
import { productsInStock } from './stock-queries.ts';

export function storeRoutes(app: App, deps: Deps): void {
  const { db, now, limits } = deps;

  app.route({
    ...storeCalls.listProducts,
    handler: async (_request, reply) => sendPublicJson(reply, await productsInStock(db)),
  });

  app.route({
    ...storeCalls.getCart,
    preHandler: requireUser,
    handler: async ({ user }) => cartFor(db, user),
  });

  app.route({
    ...storeCalls.addToCart,
    preHandler: requireUser,
    async handler({ user, body }) {
      await addLines(db, user, body.key, body.lines, now());
      return cartFor(db, user);
    },
  });

  app.route({
    ...storeCalls.changeCartLine,
    preHandler: requireUser,
    async handler({ user, params, body }) {
      await changeLine(db, user, asId(params.id), body);
      return cartFor(db, user);
    },
  });

  app.route({
    ...storeCalls.removeCartLine,
    preHandler: requireUser,
    async handler({ user, params }) {
      await removeLine(db, user, asId(params.id));
      return cartFor(db, user);
    },
  });

  app.route({
    ...orderCalls.checkout,
    preHandler: requireUnlocked,
    async handler({ user, body, log }) {
      await limits.require(CHECKOUTS, now(), user.coupleId);
      const begun = await beginCheckout(deps, user, body);
      log.info({ status: begun.order.status }, 'checkout');
      return begun;
    },
  });

  app.route({
    ...orderCalls.listOrders,
    preHandler: requireUnlocked,
    handler: async ({ user, query }) => ordersFor(deps, user, query),
  });

  app.route({
    ...orderCalls.getOrder,
    preHandler: requireUnlocked,
    handler: async ({ user, params }) => orderFor(deps, user, asId(params.id)),
  });

  app.route({
    ...orderCalls.payOrder,
    preHandler: requireUnlocked,
    async handler({ user, params }) {
      await limits.require(CHECKOUTS, now(), user.coupleId);
      const row = await visibleOrder(db, user, asId(params.id));
      if (row.status === 'pending' && row.buyerId !== user.id) throw partnersOrder();
      const payment = await startPayment(deps, row);
      return { order: await orderFor(deps, user, row.id), payment };
    },
  });

  app.route({
    ...orderCalls.cancelOrder,
    preHandler: requireUnlocked,
    async handler({ user, params, log }) {
      const id = asId(params.id);
      await cancelVisibleOrder(deps, user, id);
      log.info('order canceled');
      runOrderTasksSoon(deps);
      return orderFor(deps, user, id);
    },
  });
}
