import type { Session } from '../../../contract/training/sessions.ts';
import { createStore } from '../../lib/create-store.ts';
import { useStore } from '../../lib/use-store.ts';

export type FinishedWorkout = {
  sessionId: Session['id'];
  /** Set for a workout in the couple's room; null on one phone. */
  room: { wasTogether: boolean; hearts: number } | null;
};

const finished = createStore<FinishedWorkout | null>(null);

/**
 * Remembers the workout that was just completed on this screen, until its closing card is closed.
 */
export function setFinishedWorkout(workout: FinishedWorkout | null): void {
  finished.set(workout);
}

export function useFinishedWorkout(): FinishedWorkout | null {
  return useStore(finished);
}
