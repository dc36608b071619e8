import type { FastifyReply, FastifyRequest } from 'fastify';
import { canOpenBedroom } from '../../contract/auth.ts';
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
import { isOfBedroom, workoutFor, workoutsFor } from './catalogue.ts';

/** The bedroom is among what the lock keeps. */
async function unlockedReader(request: FastifyRequest, reply: FastifyReply) {
  const reader = await request.identify(reply);
  refuseIfLocked(reader);
  return reader;
}

/** Workouts are public; only those of the bedroom depend on who asks. */
export function workoutRoutes(app: App): void {
  const send = staticJson();

  async function sendList(request: FastifyRequest, reply: FastifyReply, category?: CategoryId) {
    const isPublic = category !== undefined && !isOfBedroom({ category });
    const isOpen = !isPublic && canOpenBedroom(await unlockedReader(request, reply));
    const name = `${category} ${isOpen}`;
    return send(reply, { name, isPublic }, () => workoutsFor(category, isOpen));
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
      const isOpen = !isPublic && canOpenBedroom(await unlockedReader(request, reply));
      return send(reply, { name: `${id} ${isOpen}`, isPublic }, () => workoutFor(id, isOpen));
    },
  });
}
