import { randomUUID } from 'node:crypto';
import type { LiveCommand, Room } from '../../contract/live/live.ts';
import { applyCommand, openRoom, type Verdict } from '../../contract/live/room.ts';
import {
  type ChoiceCommand,
  type Choices,
  isChoice,
  judgeChoice,
  NO_CHOICES,
  withoutMember,
  withoutStart,
} from '../../contract/live/room-choices.ts';
import { playerRules } from '../../contract/training/player-state.ts';
import { isOfBedroom, workoutFor, workoutHeading } from '../catalogue/catalogue.ts';
import type { Queryable } from '../db/database.ts';
import { hourOf, putNotificationForPartner } from '../db/notifications.ts';
import { roomBusy, staleCommand } from '../http/errors.ts';
import { requireStartable } from '../training/sessions/startable-workout.ts';
import { streamsInRoom } from './presence-queries.ts';
import { applyEffects, type Presser } from './room-effects.ts';
import { refuseIfClosed } from './room-for-adults.ts';
import {
  insertRoom,
  lockedRoom,
  noteChoices,
  partnerIdOf,
  rememberCommand,
  updateRoom,
} from './room-queries.ts';
import { refuseWhileLocked } from './room-while-locked.ts';

type CommandRequest<C = Exclude<LiveCommand, ChoiceCommand>> = Presser & { command: C };

/**
 * Executes a command once and sends the room to both phones. The lock on its row orders commands.
 */
export async function executeCommand(
  tx: Queryable,
  { command, ...presser }: CommandRequest<LiveCommand>,
): Promise<Room | null> {
  refuseWhileLocked(presser.user, command);
  if (isChoice(command)) return executeChoice(tx, { ...presser, command });
  return executePress(tx, { ...presser, command });
}

async function executePress(tx: Queryable, request: CommandRequest): Promise<Room | null> {
  const { user, command, now } = request;
  const { coupleId } = user;
  const { commandId } = command;
  let row = await lockedRoom(tx, coupleId);
  if (!row && command.type === 'open') {
    const verdict = await decide(tx, null, request);
    const room = verdict.outcome === 'changed' ? verdict.room : null;
    if (room && (await insertRoom(tx, { coupleId, room, now, commandId }))) {
      await notifyPartner(tx, request);
      return room;
    }
    // Join the partner's room if both opened one at the same moment.
    row = await lockedRoom(tx, coupleId);
  }
  refuseIfClosed(user, row?.room ?? null, command);
  if (row?.commandIds.includes(commandId)) return row.room;

  const verdict = await decide(tx, row?.room ?? null, request);
  if (verdict.outcome === 'stale') throw staleCommand();
  if (verdict.outcome === 'busy') throw roomBusy();
  if (!row) return null;
  if (verdict.outcome === 'unchanged') {
    // Remember the command: if repeated after the partner's next command, it could change
    // something.
    await rememberCommand(tx, row, commandId, now);
    return row.room;
  }
  const room = await applyEffects(tx, row.room, verdict, request);
  await updateRoom(tx, row, { room, choices: choicesAfter(row, room, request), commandId, now });
  if (room.id !== row.room.id) await notifyPartner(tx, request);
  return room;
}

/**
 * Notifies the partner of a newly opened room. Presses inside a room reach the partner's phone over
 * the stream. A second room opened in the same hour sends no second notification.
 */
async function notifyPartner(tx: Queryable, { user, now }: Presser): Promise<void> {
  await putNotificationForPartner(tx, user, { kind: 'room', about: hourOf(now), dueAt: now });
}

/**
 * Drops the choice of a member who leaves, both choices to start when a reset is undone, and all
 * choices when another room replaces this one.
 */
function choicesAfter(
  { room: before, choices }: { room: Room; choices: Choices },
  room: Room,
  { user, command }: CommandRequest,
): Choices {
  if (room.id !== before.id) return NO_CHOICES;
  if (command.type === 'undo-reset') return withoutStart(choices);
  return command.type === 'leave' ? withoutMember(choices, user.id) : choices;
}

/**
 * Notes a member's private choice. Until both chose the same, the room, its version and the answer
 * stay unchanged and no event is sent, so that nothing reveals the choice.
 */
async function executeChoice(tx: Queryable, request: CommandRequest<ChoiceCommand>): Promise<Room> {
  const { user, command, now } = request;
  const { coupleId } = user;
  const row = await lockedRoom(tx, coupleId);
  if (!row) throw staleCommand();
  refuseIfClosed(user, row.room, command);
  const partnerId = await partnerIdOf(tx, coupleId, user.id);
  const members = partnerId ? [user.id, partnerId] : [user.id];
  const facts = { ...(await factsOf(tx, row.room, request)), members };
  const verdict = judgeChoice(row.room, row.choices, command, facts);
  if (verdict.outcome === 'stale') throw staleCommand();
  const { choices } = verdict;
  if (verdict.outcome === 'noted') {
    await noteChoices(tx, coupleId, choices);
    return row.room;
  }
  const room = await applyEffects(tx, row.room, verdict, request);
  await updateRoom(tx, row, { room, choices, now });
  return room;
}

/** Builds the rules with no steps if the workout was removed while the couple was in its room. */
export function rulesOf(room: Room | null) {
  const steps = (room && workoutFor(room.workoutId, true)?.steps) ?? [];
  return playerRules(steps.map(({ seconds }) => seconds * 1000));
}

async function factsOf(tx: Queryable, room: Room | null, { user, now }: Presser) {
  const streams = await streamsInRoom(tx, user.coupleId, now);
  const here = streams.map(({ memberId }) => memberId);
  return { by: user.id, now: now.getTime(), rules: rulesOf(room), here, streams };
}

async function decide(tx: Queryable, room: Room | null, request: CommandRequest): Promise<Verdict> {
  const { user, command } = request;
  const facts = await factsOf(tx, room, request);
  if (command.type === 'open') {
    const { workoutId } = command;
    await requireStartable(tx, user, workoutId);
    const heading = workoutHeading(workoutId);
    const isBedroom = isOfBedroom(heading);
    const { title } = heading;
    return openRoom(room, command, { ...facts, newId: randomUUID(), title, isBedroom });
  }
  if (command.type === 'leave' && command.stream) {
    const { stream } = command;
    const own = facts.streams.filter(({ memberId }) => memberId === user.id);
    if (own.some(({ streamId }) => streamId !== stream)) return { outcome: 'unchanged' };
  }
  return applyCommand(room, command, facts);
}
