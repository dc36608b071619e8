import { randomUUID } from 'node:crypto';
import { isPremium } from '../../contract/auth.ts';
import type { Day } from '../../contract/calendar.ts';
import { estimatedCalories, savedMinutes } from '../../contract/calories.ts';
import type { LiveCommand, Room } from '../../contract/live.ts';
import { applyCommand, openRoom, type Verdict } from '../../contract/room.ts';
import type { Reader } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import { roomBusy, stalePress } from '../http/errors.ts';
import { completedCountIn } from '../progress/queries.ts';
import { startableWorkout } from '../sessions/may-start.ts';
import { completeSession, insertSession } from '../sessions/queries.ts';
import { workoutHeading } from '../workouts/catalogue.ts';
import {
  hereIn,
  insertRoom,
  isHereElsewhere,
  lockedRoom,
  partnerIdOf,
  rememberPress,
  updateRoom,
} from './queries.ts';
import { rulesOf } from './workout-rules.ts';

export type Press = { user: Reader; command: LiveCommand; now: Date; day: Day };

/** What depends on whose phone is there: who has to be waited for, and who did it together. */
const ASKING_WHO_IS_HERE: readonly LiveCommand['type'][] = [
  'join',
  'start',
  'resume',
  'ready',
  'complete',
];

/** Does what was pressed, once, and tells both phones; the room's row decides who came first. */
export async function carryOut(tx: Queryable, press: Press): Promise<Room | null> {
  const { user, command, now } = press;
  const { coupleId } = user;
  const { commandId } = command;
  let row = await lockedRoom(tx, coupleId);
  if (!row && command.type === 'open') {
    const room = changedRoom(await judged(tx, null, press));
    if (room && (await insertRoom(tx, { coupleId, room, now, commandId }))) return room;
    // Both opened at the same moment: the second joins the first.
    row = await lockedRoom(tx, coupleId);
  }
  if (row?.commandIds.includes(commandId)) return row.room;

  const verdict = await judged(tx, row?.room ?? null, press);
  if (verdict.outcome === 'stale') throw stalePress();
  if (verdict.outcome === 'busy') throw roomBusy();
  if (!row) return null;
  if (verdict.outcome === 'unchanged') {
    // Repeated after someone else's press, it would not be unchanged any more, and count after all.
    await rememberPress(tx, { coupleId, now, commandId }, row.commandIds);
    return row.room;
  }
  const room = await fulfilled(tx, verdict, press);
  await updateRoom(tx, { coupleId, room, now, commandId }, row.commandIds);
  return room;
}

function changedRoom(verdict: Verdict): Room | null {
  return verdict.outcome === 'changed' ? verdict.room : null;
}

async function judged(tx: Queryable, room: Room | null, press: Press): Promise<Verdict> {
  const { user, command, now } = press;
  const facts = { by: user.id, now: now.getTime(), rules: rulesOf(room?.workoutId ?? 0) };
  const here = () => hereIn(tx, user.coupleId, now);
  if (command.type === 'leave' && command.stream) {
    const isStaying = await isHereElsewhere(tx, user, command.stream, now);
    return isStaying ? { outcome: 'unchanged' } : applyCommand(room, command, facts);
  }
  if (command.type !== 'open') {
    const isAsking = ASKING_WHO_IS_HERE.includes(command.type);
    return applyCommand(room, command, isAsking ? { ...facts, here: await here() } : facts);
  }
  const { workoutId } = command;
  startableWorkout(user, workoutId, await completedCountIn(tx, user.coupleId));
  return openRoom(room, command, {
    ...facts,
    newId: randomUUID(),
    title: workoutHeading(workoutId).title,
    here: await here(),
  });
}

/** Writes what has to stand beside the room: its session, or the end of it. */
async function fulfilled(
  tx: Queryable,
  { room, needs }: Extract<Verdict, { outcome: 'changed' }>,
  { user, now, day }: Press,
): Promise<Room> {
  const { coupleId } = user;
  const partnerId = room.wasTogether ? await partnerIdOf(tx, coupleId, user.id) : null;
  if (needs === 'session') {
    startableWorkout(user, room.workoutId, await completedCountIn(tx, coupleId));
    const session = await insertSession(tx, {
      coupleId,
      workoutId: room.workoutId,
      partnerId,
      isFree: !isPremium(user),
      startedAt: now,
    });
    return { ...room, sessionId: session.id };
  }
  if (needs === 'completion' && room.sessionId) {
    const seconds = Math.floor(room.place.elapsedMs / 1000);
    const completion = {
      completedAt: now.toISOString(),
      duration: savedMinutes(seconds),
      caloriesBurned: estimatedCalories(seconds),
    };
    await completeSession(tx, {
      coupleId,
      sessionId: room.sessionId,
      completion,
      isPremium: isPremium(user),
      partnerId,
      day,
      now,
    });
  }
  return room;
}
