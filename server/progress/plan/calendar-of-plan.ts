import { DISCREET_TITLE } from '../../../contract/preferences.ts';
import type { Calendar, CalendarEvent } from './icalendar.ts';
import { momentOf, type Place, plannable } from './planned-for.ts';

type Row = Place & {
  id: string;
  workoutId: number;
  version: number;
  createdAt: Date;
  changedAt: Date;
  removedAt: Date | null;
};

type Owner = { isDiscreet: boolean; appOrigin: string };

/** Builds the calendar. In discreet mode no word names this app or reveals the purpose. */
export function calendarOfPlan(rows: readonly Row[], owner: Owner): Calendar {
  const name = owner.isDiscreet ? DISCREET_TITLE : 'Sexercise';
  return {
    name,
    producer: `-//${name}//EN`,
    events: rows.map((row) => ({ ...eventOf(row), ...wordsFor(row.workoutId, owner) })),
  };
}

/** Builds an event with times in UTC, which calendar apps convert to local time. */
function eventOf(row: Row): Omit<CalendarEvent, keyof Words> {
  const { id, version, createdAt, changedAt, removedAt, workoutId } = row;
  return {
    uid: id,
    sequence: version,
    createdAt,
    changedAt,
    startsAt: momentOf(row),
    minutes: plannable(workoutId).duration || DEFAULT_MINUTES,
    isRemoved: removedAt !== null,
  };
}

/** Length of a workout that an editor has withdrawn since. */
const DEFAULT_MINUTES = 20;

type Words = Pick<CalendarEvent, 'title' | 'description' | 'url' | 'alarm'>;

const DISCREET = 'Appointment';
const NEUTRAL = 'Time for two';

/**
 * Chooses an event's words. Never reveals the bedroom, because calendars are shown at work and
 * shared in families.
 */
function wordsFor(workoutId: number, { isDiscreet, appOrigin }: Owner): Words {
  const { title, duration, category } = plannable(workoutId);
  const alarm = isDiscreet ? DISCREET : NEUTRAL;
  if (isDiscreet || category === 'bedroom') {
    return { title: alarm, description: null, url: null, alarm };
  }
  return {
    title,
    alarm,
    description: `${duration} minutes, the two of you.`,
    url: `${appOrigin}/workout/${workoutId}`,
  };
}
