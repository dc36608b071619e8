import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPremium } from '../../contract/auth.ts';
import {
  type CategoryId,
  getWorkout,
  listCategoryWorkouts,
  listWorkouts,
} from '../../contract/workouts.ts';
import { refuseIfLocked } from '../auth/guard.ts';
import type { App } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { asWorkoutId } from '../http/ids.ts';
import { staticJson } from '../http/static-json.ts';
import { needsPremium, workoutFor, workoutsFor } from './catalogue.ts';

/** The bedroom is among what the lock keeps. */
async function unlockedReader(request: FastifyRequest, reply: FastifyReply) {
  const reader = await request.identify(reply);
  refuseIfLocked(reader);
  return reader;
}

/** Workouts are public; only those that premium pays for depend on who asks. */
export function workoutRoutes(app: App): void {
  const send = staticJson();

  async function sendList(request: FastifyRequest, reply: FastifyReply, category?: CategoryId) {
    const isPublic = category !== undefined && !needsPremium({ category });
    const premium = !isPublic && isPremium(await unlockedReader(request, reply));
    const name = `${category} ${premium}`;
    return send(reply, { name, isPublic }, () => workoutsFor(category, premium));
  }

  app.route({
    ...listWorkouts,
    handler: async (request, reply) => sendList(request, reply, request.query.category),
  });

  app.route({
    ...listCategoryWorkouts,
    handler: async (request, reply) => sendList(request, reply, request.params.category),
  });

  app.route({
    ...getWorkout,
    async handler(request, reply) {
      const id = asWorkoutId(request.params.id);
      const workout = workoutFor(id, false);
      if (!workout) throw notFound();
      const isPublic = !workout.locked;
      const premium = !isPublic && isPremium(await unlockedReader(request, reply));
      return send(reply, { name: `${id} ${premium}`, isPublic }, () => workoutFor(id, premium));
    },
  });
}
