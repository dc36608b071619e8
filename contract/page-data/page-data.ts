import { endpoint } from '../endpoint.ts';
import type { schemas } from './page-data.schemas.ts';

export type * from './page-data.schemas.ts';

type S = typeof schemas;

export const getHomeData = endpoint<S['getHomeData']>('GET', '/api/home');
export const getProgressData = endpoint<S['getProgressData']>('GET', '/api/progress/page');
export const getSharedData = endpoint<S['getSharedData']>('GET', '/api/page-data');
