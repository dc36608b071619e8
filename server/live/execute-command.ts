import { randomUUID } from 'node:crypto';
import { isPremium } from '../../contract/auth.ts';
import type { Day } from '../../contract/calendar.ts';
import { estimatedCalories, savedMinutes } from '../../contract/calories.ts';
import type { LiveCommand, Room } from '../../contract/live.ts';
import { playerRules } from '../../contract/player-state.ts';
import { applyCommand, openRoom, type Verdict } from '../../contract/room.ts';
import type { Reader } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import { roomBusy, staleCommand } from '../http/errors.ts';
import { insertSession, recordCompletion } from '../sessions/queries.ts';
import { requireStartable } from '../sessions/startable-workout.ts';
import { workoutFor, workoutHeading } from '../workouts/catalogue.ts';
import { streamsInRoom } from './presence-queries.ts';
import { insertRoom, lockedRoom, partnerIdOf, updateRoom } from './room-queries.ts';

type CommandRequest = { user: Reader; command: LiveCommand; now: Date; day: Day };

/** Executes a command once and sends the room to both phones; the lock on its row orders commands. */
export async function executeCommand(tx: Queryable, request: CommandRequest): Promise<Room | null> {
  const { user, command, now } = request;
  const { coupleId } = user;
  const { commandId } = command;
  let row = await lockedRoom(tx, coupleId);
  if (!row && command.type === 'open') {
    const verdict = await decide(tx, null, request);
    const room = verdict.outcome === 'changed' ? verdict.room : null;
    if (room && (await insertRoom(tx, { coupleId, room, now, commandId }))) return room;
    // Both opened a room at the same moment: the second joins the first.
    row = await lockedRoom(tx, coupleId);
  }
  if (row?.commandIds.includes(commandId)) return row.room;

  const verdict = await decide(tx, row?.room ?? null, request);
  if (verdict.outcome === 'stale') throw staleCommand();
  if (verdict.outcome === 'busy') throw roomBusy();
  if (!row) return null;
  if (verdict.outcome === 'unchanged') {
    // Repeated after the partner's next command, this command could change something after all.
    await updateRoom(tx, row, { commandId, now });
    return row.room;
  }
  const room = await applyEffects(tx, verdict, request);
  await updateRoom(tx, row, { room, commandId, now });
  return room;
}

/** Without steps for a workout that was removed while the couple was in its room. */
export function rulesOf(room: Room | null) {
  const steps = (room && workoutFor(room.workoutId, true)?.steps) ?? [];
  return playerRules(steps.map(({ seconds }) => seconds * 1000));
}

async function decide(tx: Queryable, room: Room | null, request: CommandRequest): Promise<Verdict> {
  const { user, command, now } = request;
  const rules = rulesOf(room);
  const streams = await streamsInRoom(tx, user.coupleId, now);
  const here = streams.map(({ memberId }) => memberId);
  const facts = { by: user.id, now: now.getTime(), rules, here };
  if (command.type === 'open') {
    const { workoutId } = command;
    await requireStartable(tx, user, workoutId);
    const { title } = workoutHeading(workoutId);
    return openRoom(room, command, { ...facts, newId: randomUUID(), title });
  }
  if (command.type === 'leave' && command.stream) {
    const { stream } = command;
    const own = streams.filter(({ memberId }) => memberId === user.id);
    if (own.some(({ streamId }) => streamId !== stream)) return { outcome: 'unchanged' };
  }
  return applyCommand(room, command, facts);
}

/** Starts or completes the room's session, as the verdict needs it. */
async function applyEffects(
  tx: Queryable,
  { room, needs }: Extract<Verdict, { outcome: 'changed' }>,
  { user, now, day }: CommandRequest,
): Promise<Room> {
  const { coupleId } = user;
  const partnerId = room.wasTogether ? await partnerIdOf(tx, coupleId, user.id) : null;
  if (needs === 'session') {
    await requireStartable(tx, user, room.workoutId);
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
    await recordCompletion(tx, {
      coupleId,
      sessionId: room.sessionId,
      completion: {
        completedAt: now.toISOString(),
        duration: savedMinutes(seconds),
        caloriesBurned: estimatedCalories(seconds),
      },
      isPremium: isPremium(user),
      partnerId,
      dayOf: () => day,
      now,
    });
  }
  return room;
}
