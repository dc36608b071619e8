import { readOffline } from '../endpoint.ts';
import type { schemas } from './history.schemas.ts';

export type * from './history.schemas.ts';

type S = typeof schemas;

/** Number of a day's sessions in one answer. */
export const PAGE_SESSIONS = 50;

export const getHistory = readOffline<S['getHistory']>('/api/history');
export const listSessionsOfDay = readOffline<S['listSessionsOfDay']>('/api/history/:day');
