import { isPremium } from '../../../contract/auth/auth.ts';
import { dayIn } from '../../../contract/calendar.ts';
import { planCalls } from '../../../contract/progress/plan.schemas.ts';
import { planDayProblem } from '../../../contract/progress/plan.ts';
import { refuseIfLocked, requireUser } from '../../auth/guard.ts';
import type { Reader } from '../../auth/queries.ts';
import { isOfBedroom, workoutFor, workoutHeading } from '../../catalogue/catalogue.ts';
import type { App, Deps } from '../../deps.ts';
import { adultsOnly, invalidInput, notFound, premiumRequired } from '../../http/errors.ts';
import { asId } from '../../http/ids.ts';
import { PLANNED } from '../../http/limits.ts';
import { zoneOf } from '../../http/time-zone.ts';
import { calendarRoutes } from './calendar-routes.ts';
import {
  findPlanned,
  insertPlanned,
  markRemoved,
  plannedBetween,
  restore,
  updatePlanned,
} from './queries.ts';

export function planRoutes(app: App, deps: Deps): void {
  const { db, now, limits } = deps;
  calendarRoutes(app, deps);

  app.route({
    ...planCalls.listPlan,
    preHandler: requireUser,
    async handler(request) {
      const { user, query } = request;
      return plannedBetween(db, { ...user, zone: zoneOf(request) }, query.from, query.until);
    },
  });

  app.route({
    ...planCalls.planWorkout,
    preHandler: requireUser,
    async handler(request, reply) {
      const { user, body } = request;
      requirePlannable(user, body.workoutId);
      const planner = { ...user, zone: zoneOf(request) };
      requireOpenDay(body.day, planner.zone);
      await limits.require(PLANNED, now(), user.coupleId);
      return reply.code(201).send(await insertPlanned(db, planner, body, now()));
    },
  });

  app.route({
    ...planCalls.movePlanned,
    preHandler: requireUser,
    async handler(request) {
      const { user, params, body } = request;
      const id = asId(params.id);
      await requirePlannableAgain(user, id);
      const planner = { ...user, zone: zoneOf(request) };
      if (body.day) requireOpenDay(body.day, planner.zone);
      return updatePlanned(db, planner, id, body, now());
    },
  });

  app.route({
    ...planCalls.removePlanned,
    preHandler: requireUser,
    async handler(request, reply) {
      const { user, params } = request;
      const id = asId(params.id);
      await requireShown(user, id);
      await markRemoved(db, { ...user, zone: zoneOf(request) }, id, now());
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...planCalls.restorePlanned,
    preHandler: requireUser,
    async handler(request) {
      const { user, params } = request;
      const id = asId(params.id);
      await requirePlannableAgain(user, id);
      return restore(db, { ...user, zone: zoneOf(request) }, id, now());
    },
  });

  function requireOpenDay(day: string, zone: string): void {
    const problem = planDayProblem(day, dayIn(zone, now()));
    if (problem) throw invalidInput(problem);
  }

  async function bedroomWorkoutAt(user: Reader, id: string): Promise<number | null> {
    const row = await findPlanned(db, user, id);
    return row && isOfBedroom(workoutHeading(row.workoutId)) ? row.workoutId : null;
  }

  /**
   * Refuses to remove a workout that a closed lock hides. Otherwise either partner may remove it.
   */
  async function requireShown(user: Reader, id: string): Promise<void> {
    if ((await bedroomWorkoutAt(user, id)) !== null) refuseIfLocked(user);
  }

  /** Requires for moving or restoring a bedroom workout that the member may plan it. */
  async function requirePlannableAgain(user: Reader, id: string): Promise<void> {
    const workoutId = await bedroomWorkoutAt(user, id);
    if (workoutId !== null) requirePlannable(user, workoutId);
  }
}

function requirePlannable(user: Reader, workoutId: number): void {
  const workout = workoutFor(workoutId, isPremium(user));
  if (!workout) throw notFound();
  if (!isOfBedroom(workout)) return;
  refuseIfLocked(user);
  if (workout.locked) throw premiumRequired();
  if (!user.isAdult) throw adultsOnly();
}
