import { isPremium } from '../../contract/auth/auth.ts';
import type { Room } from '../../contract/live/live.ts';
import type { Verdict } from '../../contract/live/room.ts';
import { estimatedCalories, savedMinutes } from '../../contract/training/calories.ts';
import type { Reader } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import {
  deleteOpenSession,
  insertSession,
  recordCompletion,
} from '../training/sessions/queries.ts';
import { requireStartable } from '../training/sessions/startable-workout.ts';
import { bothOf } from './room-queries.ts';

/** Member who pressed, the time, and the member's time zone. */
export type Presser = { user: Reader; now: Date; zone: string };

/** Applies the verdict to the room's session: starts, completes, removes or saves the session. */
export async function applyEffects(
  tx: Queryable,
  before: Room,
  { room, needs }: Extract<Verdict, { outcome: 'changed' }>,
  presser: Presser,
): Promise<Room> {
  const { user, now } = presser;
  const { coupleId } = user;
  switch (needs) {
    case null:
      return room;
    case 'session': {
      await requireStartable(tx, user, room.workoutId);
      const isFree = !isPremium(user);
      return withNewSession(tx, room, presser, { isFree, startedAt: now });
    }
    case 'completion':
      await complete(tx, room, presser, now);
      return room;
    case 'removal':
      if (before.sessionId) await deleteOpenSession(tx, coupleId, before.sessionId);
      return room;
    case 'saved-session': {
      // Compute the start from the red signal: until now nothing of this workout was stored.
      const startedAt = new Date(room.since - room.place.elapsedMs);
      const saved = await withNewSession(tx, room, presser, { isFree: false, startedAt });
      await complete(tx, saved, presser, new Date(room.since));
      return saved;
    }
  }
}

async function withNewSession(
  tx: Queryable,
  room: Room,
  presser: Presser,
  start: { isFree: boolean; startedAt: Date },
): Promise<Room> {
  const { coupleId } = presser.user;
  const memberId = namedMember(room, presser);
  const { partnerId = null } = (await togetherIn(tx, room, presser)) ?? {};
  const { workoutId } = room;
  const session = await insertSession(tx, { coupleId, workoutId, memberId, partnerId, ...start });
  return { ...room, sessionId: session.id };
}

async function complete(tx: Queryable, room: Room, presser: Presser, completedAt: Date) {
  const { user, now, zone } = presser;
  if (!room.sessionId) return;
  const seconds = Math.floor(room.place.elapsedMs / 1000);
  await recordCompletion(tx, {
    coupleId: user.coupleId,
    sessionId: room.sessionId,
    completion: {
      completedAt: completedAt.toISOString(),
      duration: savedMinutes(seconds),
      caloriesBurned: estimatedCalories(seconds),
    },
    isPremium: isPremium(user),
    isAdult: user.isAdult === true,
    together: await togetherIn(tx, room, presser),
    zone,
    now,
  });
}

/**
 * Names the presser in the session. For a bedroom workout names the opener, so that the session
 * does not reveal who pressed last.
 */
function namedMember(room: Room, { user }: Presser): string {
  return room.isBedroom ? room.openedBy : user.id;
}

async function togetherIn(tx: Queryable, room: Room, presser: Presser) {
  if (!room.wasTogether) return null;
  return bothOf(tx, presser.user.coupleId, namedMember(room, presser));
}
