import { tryStorage } from '../../lib/web-storage.ts';

/** Keep this name: the specification gives it. */
const KEY = 'welcomeTourCompleted';

/** Whether this browser has seen the tour. A browser without storage counts as having seen it. */
export function isTourCompletedHere(): boolean {
  return tryStorage(() => localStorage.getItem(KEY) !== null, true);
}

export function keepTourCompletedHere(): void {
  tryStorage(() => localStorage.setItem(KEY, 'true'));
}

export function forgetTourHere(): void {
  tryStorage(() => localStorage.removeItem(KEY));
}
