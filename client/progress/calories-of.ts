import type { Session } from '../../contract/training/sessions.ts';

export function caloriesOf(sessions: readonly Session[]): number {
  return sessions.reduce((sum, { caloriesBurned }) => sum + (caloriesBurned ?? 0), 0);
}
