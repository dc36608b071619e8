import type { Session } from '../../contract/training/sessions.ts';
import { workoutHeading } from '../catalogue/catalogue.ts';
import type { sessions } from './tables/sessions.ts';

export type SessionRow = typeof sessions.$inferSelect;

export function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    workoutId: row.workoutId,
    memberId: row.memberId,
    partnerId: row.partnerId,
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    duration: row.duration,
    caloriesBurned: row.caloriesBurned,
    workout: workoutHeading(row.workoutId),
  };
}
