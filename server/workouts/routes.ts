import { isPremium } from '../../contract/auth.ts';
import { getWorkout, listCategoryWorkouts, listWorkouts } from '../../contract/workouts.ts';
import type { App } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { fixedAnswers } from '../http/fixed-answers.ts';
import type { KnownAnswers } from '../http/known-answers.ts';
import { workoutFor, workoutsFor } from './catalogue.ts';

export const workoutEndpoints = [listWorkouts, listCategoryWorkouts, getWorkout];

/** Workouts are public; only what premium pays for depends on who asks. */
export function workoutRoutes(app: App, known: KnownAnswers): void {
  const answer = fixedAnswers(known);
  app.route({
    ...listWorkouts,
    async handler(request, reply) {
      const { category } = request.query;
      const isForEveryone = category !== undefined && category !== 'bedroom';
      const reader = isForEveryone ? null : await request.identify(reply);
      const premium = isPremium(reader);
      const about = { name: `${category} ${premium}`, isForEveryone };
      return answer(reply, about, () => workoutsFor(category, premium));
    },
  });

  app.route({
    ...listCategoryWorkouts,
    async handler(request, reply) {
      const { category } = request.params;
      const isForEveryone = category !== 'bedroom';
      const reader = isForEveryone ? null : await request.identify(reply);
      const premium = isPremium(reader);
      const about = { name: `${category} ${premium}`, isForEveryone };
      return answer(reply, about, () => workoutsFor(category, premium));
    },
  });

  app.route({
    ...getWorkout,
    async handler(request, reply) {
      const { id } = request.params;
      const reader = await request.identify(reply);
      const workout = /^\d{1,9}$/.test(id) ? workoutFor(Number(id), isPremium(reader)) : null;
      if (!workout) throw notFound();
      const about = { name: `${workout.id} ${workout.locked}`, isForEveryone: false };
      return answer(reply, about, () => workout);
    },
  });
}
