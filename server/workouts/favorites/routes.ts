import { isPremium } from '../../../contract/auth/auth.ts';
import { favoriteCalls } from '../../../contract/workouts/favorites.schemas.ts';
import { refuseIfLocked, requireUser } from '../../auth/guard.ts';
import { workoutFor } from '../../catalogue/catalogue.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { adultsOnly, notFound, premiumRequired } from '../../http/errors.ts';
import { asWorkoutId } from '../../http/ids.ts';
import { favoritesShownTo } from './favorite-workouts.ts';
import { deleteFavorite, favoritesOf, insertFavorite } from './queries.ts';

export function favoriteRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...favoriteCalls.listFavorites,
    preHandler: requireUser,
    handler: async ({ user }) => favoritesShownTo(user, await favoritesOf(db, user.coupleId)),
  });

  app.route({
    ...favoriteCalls.addFavorite,
    preHandler: requireUser,
    async handler({ user, params }, reply) {
      const workout = workoutFor(asWorkoutId(params.workoutId), isPremium(user));
      if (!workout) throw notFound();
      if (workout.category === 'bedroom') {
        refuseIfLocked(user);
        // Refuse workouts that the member may not open yet. Their page shows no heart either.
        if (workout.locked) throw premiumRequired();
        if (!user.isAdult) throw adultsOnly();
      }
      const { id: workoutId } = workout;
      await transact(db, (tx) => insertFavorite(tx, user, { workoutId, now: now() }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...favoriteCalls.removeFavorite,
    preHandler: requireUser,
    async handler({ user, params }, reply) {
      const workoutId = asWorkoutId(params.workoutId);
      if (workoutFor(workoutId, false)?.category === 'bedroom') refuseIfLocked(user);
      await transact(db, (tx) => deleteFavorite(tx, user, workoutId));
      return reply.code(204).send(null);
    },
  });
}
