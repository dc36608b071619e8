import { type LocalTime, localTimeIn, momentAt } from '../../../contract/local-time.ts';
import { type PlannedWorkout, REMINDED_MINUTES } from '../../../contract/progress/plan.ts';
import { workoutFor, workoutHeading } from '../../catalogue/catalogue.ts';

/** Start of a planned workout, in the time zone in which it was planned. */
export type Place = LocalTime & { zone: string };

/** Cuts off the seconds that the database adds. */
const minuteOf = (time: string) => time.slice(0, 5);

export function momentOf({ day, time, zone }: Place): Date {
  return momentAt(zone, { day, time: minuteOf(time) });
}

const MINUTE_MS = 60_000;

/** Returns when to remind of a planned workout. Null once that has passed. */
export function remindAt(place: Place, now: Date): Date | null {
  const moment = new Date(momentOf(place).getTime() - REMINDED_MINUTES * MINUTE_MS);
  return moment > now ? moment : null;
}

/** Returns day and time of a planned workout in the reader's zone. */
export function seenFrom(zone: string, place: Place): LocalTime {
  if (place.zone === zone) return { day: place.day, time: minuteOf(place.time) };
  return localTimeIn(zone, momentOf(place));
}

type Row = Place & {
  id: string;
  workoutId: number;
  proposedBy: string | null;
  version: number;
  isDone: boolean;
};

export function plannedFor(reader: { id: string; zone: string }, row: Row): PlannedWorkout {
  const { id, workoutId, proposedBy, version, isDone, zone } = row;
  const seen = seenFrom(reader.zone, row);
  const time = minuteOf(row.time);
  const isSameClock = seen.day === row.day && seen.time === time;
  return {
    id,
    ...seen,
    startsAt: momentOf(row).toISOString(),
    elsewhere: isSameClock ? null : { zone, time },
    proposedBy: proposedBy === null ? null : proposedBy === reader.id ? 'you' : 'partner',
    version,
    isDone,
    workout: plannable(workoutId),
  };
}

/** Returns the shown part of a workout. A workout withdrawn by an editor has only a title left. */
export function plannable(workoutId: number): PlannedWorkout['workout'] {
  const workout = workoutFor(workoutId, false);
  const { duration = 0, imageUrl = null } = workout ?? {};
  return { id: workoutId, ...workoutHeading(workoutId), duration, imageUrl };
}
