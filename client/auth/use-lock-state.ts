import { type LockState, useStateOf } from '../lib/lock-state.ts';
import { useAuth } from './use-auth.ts';

/** Whether journal, bedroom, orders and account may show their content. */
export function useLockState(): LockState {
  return useStateOf(useAuth().user?.lock);
}

export const useIsLocked = () => useLockState() !== 'open';
