import { useSyncExternalStore } from 'react';
import type { Session } from '../../../contract/training/sessions.ts';

export type FinishedWorkout = {
  sessionId: Session['id'];
  /** Set for a workout in the couple's room; null on one phone. */
  room: { wasTogether: boolean; hearts: number } | null;
};

let finished: FinishedWorkout | null = null;
const listeners = new Set<() => void>();

/**
 * Remembers the workout that was just completed on this screen, until its closing card is closed.
 */
export function setFinishedWorkout(workout: FinishedWorkout | null): void {
  finished = workout;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useFinishedWorkout(): FinishedWorkout | null {
  return useSyncExternalStore(subscribe, () => finished);
}
