import { endpoint } from '../endpoint.ts';
import type { schemas } from './admin.schemas.ts';

export type * from './admin.schemas.ts';

type S = typeof schemas;

export const listAllOrders = endpoint<S['listAllOrders']>('GET', '/api/admin/orders');
export const shipOrder = endpoint<S['shipOrder']>('POST', '/api/admin/orders/:id/ship');
export const listStock = endpoint<S['listStock']>('GET', '/api/admin/stock');
export const setStock = endpoint<S['setStock']>('PUT', '/api/admin/stock/:item');
