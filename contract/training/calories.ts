const CALORIES_PER_MINUTE = 8;
const SECONDS_PER_MINUTE = 60;

export function estimatedCalories(elapsedSeconds: number): number {
  return Math.round((elapsedSeconds / SECONDS_PER_MINUTE) * CALORIES_PER_MINUTE);
}

/** Whole minutes with which a finished workout is saved. */
export function savedMinutes(elapsedSeconds: number): number {
  return Math.round(elapsedSeconds / SECONDS_PER_MINUTE);
}
