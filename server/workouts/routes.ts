import { isPremium } from '../../contract/auth.ts';
import { getWorkout, listCategoryWorkouts, listWorkouts } from '../../contract/workouts.ts';
import type { App } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { fixedAnswers } from '../http/fixed-answers.ts';
import { workoutFor, workoutsFor } from './catalogue.ts';

export const workoutEndpoints = [listWorkouts, listCategoryWorkouts, getWorkout];

/** Workouts are public; only what premium pays for depends on who asks. */
export function workoutRoutes(app: App): void {
  const answer = fixedAnswers();
  app.route({
    ...listWorkouts,
    async handler(request, reply) {
      const { category } = request.query;
      const mayDependOnReader = category === undefined || category === 'bedroom';
      const reader = mayDependOnReader ? await request.identify(reply) : null;
      const premium = isPremium(reader);
      return answer(reply, `${category} ${premium}`, () => workoutsFor(category, premium));
    },
  });

  app.route({
    ...listCategoryWorkouts,
    async handler(request, reply) {
      const { category } = request.params;
      const reader = category === 'bedroom' ? await request.identify(reply) : null;
      const premium = isPremium(reader);
      return answer(reply, `${category} ${premium}`, () => workoutsFor(category, premium));
    },
  });

  app.route({
    ...getWorkout,
    async handler(request, reply) {
      const { id } = request.params;
      const reader = await request.identify(reply);
      const workout = /^\d{1,9}$/.test(id) ? workoutFor(Number(id), isPremium(reader)) : null;
      if (!workout) throw notFound();
      return answer(reply, `${workout.id} ${workout.locked}`, () => workout);
    },
  });
}
