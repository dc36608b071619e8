import { readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';

const KEY = 'signOutPending';
const isTrue = (value: unknown): value is true => value === true;

/**
 * Somebody has signed out here without a network. The login's cookie, which only the server can
 * clear, is still there: until it is gone this browser takes itself for a visitor's.
 */
export const isSignOutPending = () => readLocal(KEY, isTrue) !== null;
export const noteSignOut = () => writeLocal(KEY, true);
/** The server has ended that login, or another one has taken its place. */
export const settleSignOut = () => removeLocal(KEY);
