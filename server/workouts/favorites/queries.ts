import { and, desc, eq, sql } from 'drizzle-orm';
import { type Audience, publishChange } from '../../db/changes.ts';
import { lockCouple } from '../../db/couple.ts';
import type { Queryable } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { favoriteWorkouts } from '../../db/tables/favorites.ts';
import { notSignedIn } from '../../http/errors.ts';

const favoritesOfCouple = prepared((db) =>
  db
    .select({ workoutId: favoriteWorkouts.workoutId, addedAt: favoriteWorkouts.addedAt })
    .from(favoriteWorkouts)
    .where(eq(favoriteWorkouts.coupleId, sql.placeholder('coupleId')))
    .orderBy(desc(favoriteWorkouts.addedAt), favoriteWorkouts.workoutId)
    .prepare('favorites_of_couple'),
);

/** Reads a couple's favorites, newest first. Not paged: at most one per workout. */
export function favoritesOf(db: Queryable, coupleId: string) {
  return favoritesOfCouple(db).execute({ coupleId });
}

/**
 * Inserts a favorite. If both press the same heart at once, the second press changes nothing. A
 * couple that has just left gets no favorites.
 */
export async function insertFavorite(
  tx: Queryable,
  audience: Audience,
  { workoutId, now }: { workoutId: number; now: Date },
): Promise<void> {
  if (!(await lockCouple(tx, audience.coupleId))) throw notSignedIn();
  const favorites = await tx
    .insert(favoriteWorkouts)
    .values({ coupleId: audience.coupleId, workoutId, addedAt: now })
    .onConflictDoNothing()
    .returning({ workoutId: favoriteWorkouts.workoutId });
  if (favorites.length > 0) await publishChange(tx, audience, 'kept');
}

export async function deleteFavorite(tx: Queryable, audience: Audience, workoutId: number) {
  const removed = await tx
    .delete(favoriteWorkouts)
    .where(
      and(
        eq(favoriteWorkouts.coupleId, audience.coupleId),
        eq(favoriteWorkouts.workoutId, workoutId),
      ),
    )
    .returning({ workoutId: favoriteWorkouts.workoutId });
  if (removed.length > 0) await publishChange(tx, audience, 'kept');
}
