import { endpoint, endpointBehindLock } from '../endpoint.ts';
import type { schemas } from './lock.schemas.ts';

type S = typeof schemas;

export const changeLock = endpointBehindLock<S['changeLock']>('PUT', '/api/account/lock');
export const unlockWays = endpoint<S['unlockWays']>('GET', '/api/unlock');
export const unlock = endpoint<S['unlock']>('POST', '/api/unlock');
export const lockNow = endpoint<S['lockNow']>('POST', '/api/lock');

/** Reports whether a page is in sight, which the server cannot see. */
export const reportSight = endpoint<S['reportSight']>('POST', '/api/lock/sight');
