import { useEffect } from 'react';
import { createStore } from './create-store.ts';
import { useStore } from './use-store.ts';

const players = createStore(0);

/** Whether a workout is running or paused on this screen. Nothing reloads the page then. */
export function isWorkoutUnderWay(): boolean {
  return players.get() > 0;
}

const count = (change: 1 | -1) => players.set(players.get() + change);

/** Reports a workout under way for as long as its player is on the screen. */
export function useSayUnderWay(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    count(1);
    return () => count(-1);
  }, [isUnderWay]);
}

export function useIsWorkoutUnderWay(): boolean {
  return useStore(players) > 0;
}
