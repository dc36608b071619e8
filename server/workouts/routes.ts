import type { FastifyReply, FastifyRequest } from 'fastify';
import { canOpenBedroom } from '../../contract/auth/auth.ts';
import { workoutCalls } from '../../contract/workouts/workouts.schemas.ts';
import type { CategoryId } from '../../contract/workouts/workouts.ts';
import { refuseIfLocked, requireUser } from '../auth/guard.ts';
import type { Reader } from '../auth/queries.ts';
import { allWorkouts, isOfBedroom, workoutFor, workoutsFor } from '../catalogue/catalogue.ts';
import type { CoverBytes } from '../catalogue/cover-bytes.ts';
import type { App } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { asWorkoutId } from '../http/ids.ts';
import { staticJson } from '../http/static-json.ts';

/** Refuses readers whose lock is closed, because the lock hides the bedroom. */
async function unlockedReader(request: FastifyRequest, reply: FastifyReply) {
  const reader = await request.identify(reply);
  refuseIfLocked(reader);
  return reader;
}

/**
 * Registers the workout routes. Workouts are public, except those of the bedroom, which depend on
 * the reader.
 */
export function workoutRoutes(app: App, coverBytes: CoverBytes): void {
  const send = staticJson();

  async function sendList(request: FastifyRequest, reply: FastifyReply, category?: CategoryId) {
    const isPublic = category !== undefined && !isOfBedroom({ category });
    const isOpen = !isPublic && canOpenBedroom(await unlockedReader(request, reply));
    const name = `${category} ${isOpen}`;
    return send(reply, { name, isPublic }, () => workoutsFor(category, isOpen));
  }

  app.route({
    ...workoutCalls.listWorkouts,
    handler: async (request, reply) => sendList(request, reply, request.query.category),
  });

  app.route({
    ...workoutCalls.listCategoryWorkouts,
    handler: async (request, reply) => sendList(request, reply, request.params.category),
  });

  app.route({
    ...workoutCalls.getWorkout,
    async handler(request, reply) {
      const id = asWorkoutId(request.params.id);
      const workout = workoutFor(id, false);
      if (!workout) throw notFound();
      const isPublic = !workout.locked;
      const isOpen = !isPublic && canOpenBedroom(await unlockedReader(request, reply));
      return send(reply, { name: `${id} ${isOpen}`, isPublic }, () => workoutFor(id, isOpen));
    },
  });

  app.route({
    ...workoutCalls.listWorkoutDetails,
    preHandler: requireUser,
    async handler(request, reply) {
      const isOpen = mayStoreBedroomOffline(request.user);
      return send(reply, { name: `details ${isOpen}`, isPublic: false }, () => allFor(isOpen));
    },
  });

  app.route({
    ...workoutCalls.getWorkoutsSize,
    preHandler: requireUser,
    async handler(request) {
      const kept = allFor(mayStoreBedroomOffline(request.user));
      const bytes = kept.map((one) => Buffer.byteLength(JSON.stringify(one)) + coverBytes(one.id));
      return { count: kept.length, bytes: bytes.reduce((sum, next) => sum + next, 0) };
    },
  });
}

/**
 * True if bedroom workouts may be stored on the phone. With a lock they may not, even while the
 * lock is open.
 */
function mayStoreBedroomOffline(reader: Reader): boolean {
  return canOpenBedroom(reader) && !reader.lock;
}

const allFor = (isBedroomOpen: boolean) =>
  allWorkouts.filter((workout) => isBedroomOpen || !isOfBedroom(workout));
