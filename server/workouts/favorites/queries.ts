import { and, desc, eq, sql } from 'drizzle-orm';
import { type Audience, publishChange } from '../../db/changes.ts';
import { lockCouple } from '../../db/couple.ts';
import type { Queryable } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { keptWorkouts } from '../../db/tables/favorites.ts';
import { notSignedIn } from '../../http/errors.ts';

const keptOfCouple = prepared((db) =>
  db
    .select({ workoutId: keptWorkouts.workoutId, keptAt: keptWorkouts.keptAt })
    .from(keptWorkouts)
    .where(eq(keptWorkouts.coupleId, sql.placeholder('coupleId')))
    .orderBy(desc(keptWorkouts.keptAt), keptWorkouts.workoutId)
    .prepare('kept_of_couple'),
);

/** What a couple keeps, the newest first; at most as many as there are workouts. */
export function keptBy(db: Queryable, coupleId: string) {
  return keptOfCouple(db).execute({ coupleId });
}

/** Of two who keep the same at once, the second changes nothing; a couple that has just left keeps nothing. */
export async function insertKept(
  tx: Queryable,
  audience: Audience,
  { workoutId, now }: { workoutId: number; now: Date },
): Promise<void> {
  if (!(await lockCouple(tx, audience.coupleId))) throw notSignedIn();
  const kept = await tx
    .insert(keptWorkouts)
    .values({ coupleId: audience.coupleId, workoutId, keptAt: now })
    .onConflictDoNothing()
    .returning({ workoutId: keptWorkouts.workoutId });
  if (kept.length > 0) await publishChange(tx, audience, 'kept');
}

export async function deleteKept(tx: Queryable, audience: Audience, workoutId: number) {
  const dropped = await tx
    .delete(keptWorkouts)
    .where(and(eq(keptWorkouts.coupleId, audience.coupleId), eq(keptWorkouts.workoutId, workoutId)))
    .returning({ workoutId: keptWorkouts.workoutId });
  if (dropped.length > 0) await publishChange(tx, audience, 'kept');
}
