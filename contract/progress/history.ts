import { endpoint, READ_OFFLINE } from '../endpoint.ts';
import type { schemas } from './history.schemas.ts';

export type * from './history.schemas.ts';

type S = typeof schemas;

/** Number of a day's sessions in one answer. */
export const PAGE_SESSIONS = 50;

export const getHistory = endpoint<S['getHistory']>('GET', '/api/history', READ_OFFLINE);
export const listSessionsOfDay = endpoint<S['listSessionsOfDay']>(
  'GET',
  '/api/history/:day',
  READ_OFFLINE,
);
