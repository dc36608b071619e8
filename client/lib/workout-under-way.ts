import { useEffect, useSyncExternalStore } from 'react';

let players = 0;
const listeners = new Set<() => void>();

/** Whether a workout is running or paused on this screen. Nothing reloads the page then. */
export function isWorkoutUnderWay(): boolean {
  return players > 0;
}

function count(change: 1 | -1): void {
  players += change;
  for (const listener of listeners) listener();
}

/** Reports a workout under way for as long as its player is on the screen. */
export function useSayUnderWay(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return;
    count(1);
    return () => count(-1);
  }, [isUnderWay]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsWorkoutUnderWay(): boolean {
  return useSyncExternalStore(subscribe, isWorkoutUnderWay, isWorkoutUnderWay);
}
