import { endpointBehindLock } from '../endpoint.ts';
import type { schemas } from './orders.schemas.ts';

export type * from './orders.schemas.ts';

type S = typeof schemas;

/** Minutes for which the pieces of an unpaid order are reserved. */
export const RESERVATION_MINUTES = 30;

export const checkout = endpointBehindLock<S['checkout']>('POST', '/api/store/checkout');
export const listOrders = endpointBehindLock<S['listOrders']>('GET', '/api/orders');
export const getOrder = endpointBehindLock<S['getOrder']>('GET', '/api/orders/:id');
export const payOrder = endpointBehindLock<S['payOrder']>('POST', '/api/orders/:id/pay');
export const cancelOrder = endpointBehindLock<S['cancelOrder']>('POST', '/api/orders/:id/cancel');
