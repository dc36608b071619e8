import { endpoint } from '../endpoint.ts';
import type { schemas } from './desk.schemas.ts';

export type * from './desk.schemas.ts';

type S = typeof schemas;

export const OPERATOR_NAME_MAX = 40;
export const TRACKING_MAX = 120;
/** Warns below this number: the last pieces may sell out before more arrive. */
export const LOW_STOCK_PIECES = 10;
export const DESK_PAGE_ORDERS = 25;

export const signInToDesk = endpoint<S['signInToDesk']>('POST', '/api/desk/login');
export const currentOperator = endpoint<S['currentOperator']>('GET', '/api/desk/login');
export const signOutOfDesk = endpoint<S['signOutOfDesk']>('DELETE', '/api/desk/login');
export const listDeskOrders = endpoint<S['listDeskOrders']>('GET', '/api/desk/orders');
export const shipDeskOrder = endpoint<S['shipDeskOrder']>('POST', '/api/desk/orders/:id/ship');
export const cancelDeskOrder = endpoint<S['cancelDeskOrder']>(
  'POST',
  '/api/desk/orders/:id/cancel',
);
export const listDeskStock = endpoint<S['listDeskStock']>('GET', '/api/desk/stock');
export const setDeskStock = endpoint<S['setDeskStock']>('PUT', '/api/desk/stock/:item');
export const getDeskNumbers = endpoint<S['getDeskNumbers']>('GET', '/api/desk/numbers');
export const listDeskMails = endpoint<S['listDeskMails']>('GET', '/api/desk/mails');
export const retryMails = endpoint<S['retryMails']>('POST', '/api/desk/mails/retry');

export const METRIC_IDS = [
  'latency',
  'errors',
  'lag',
  'connections',
  'refused',
  'throttled',
  'failures',
  'memory',
  'cpu',
  'disk',
] as const;

export const getDeskMetrics = endpoint<S['getDeskMetrics']>('GET', '/api/desk/metrics');

export const OPERATOR_ACTIONS = [
  'signed in',
  'signed out',
  'shipped',
  'canceled',
  'set stock',
  'retried mail',
] as const;

export const listOperatorActions = endpoint<S['listOperatorActions']>('GET', '/api/desk/record');
