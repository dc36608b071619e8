import { useCallback, useSyncExternalStore } from 'react';
import { isTicking, type PlayerState } from '../../contract/player-state.ts';

/** Looking is cheap, and two phones side by side must not be seen to differ. */
const LOOK_EVERY_MS = 50;

/**
 * Something that changes with the time, such as the whole seconds passed. Only the component that
 * asks for it renders again, and only when the value is another one.
 */
export function useTicking<T extends string | number>(
  state: PlayerState,
  read: (now: number) => T,
): T {
  const isOn = isTicking(state);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isOn) return () => {};
      const timer = setInterval(onChange, LOOK_EVERY_MS);
      document.addEventListener('visibilitychange', onChange);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [isOn],
  );
  return useSyncExternalStore(subscribe, () => read(Date.now()));
}
