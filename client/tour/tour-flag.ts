/** The name is the specification's. */
const KEY = 'welcomeTourCompleted';

/** Whether this browser has seen the tour. One that keeps nothing is not asked again and again. */
export function isTourCompletedHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function keepTourCompletedHere(): void {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {}
}

export function forgetTourHere(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {}
}
