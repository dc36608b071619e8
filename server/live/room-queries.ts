import { and, eq, ne, sql } from 'drizzle-orm';
import type { Room } from '../../contract/live/live.ts';
import type { Choices } from '../../contract/live/room-choices.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { CHANNEL, publish } from '../db/pubsub.ts';
import { members } from '../db/tables/couples.ts';
import { liveRooms } from '../db/tables/live.ts';
import { formatMessage } from './live-message.ts';

/** Number of commands that a room remembers. A phone repeats only its last few. */
const REMEMBERED_COMMANDS = 32;

const roomOfCouple = prepared((db) =>
  db
    .select({ room: liveRooms.room })
    .from(liveRooms)
    .where(eq(liveRooms.coupleId, sql.placeholder('coupleId')))
    .prepare('room_of_couple'),
);

export async function roomOf(db: Db, coupleId: string): Promise<Room | null> {
  const [row] = await roomOfCouple(db).execute({ coupleId });
  return row?.room ?? null;
}

const roomForUpdate = prepared((tx) =>
  tx
    .select()
    .from(liveRooms)
    .where(eq(liveRooms.coupleId, sql.placeholder('coupleId')))
    .for('update')
    .prepare('room_for_update'),
);

/** Returns the couple's room, locked until the transaction ends. */
export async function lockedRoom(tx: Queryable, coupleId: string) {
  const [row] = await roomForUpdate(tx).execute({ coupleId });
  return row ?? null;
}

type NewRoom = { coupleId: string; room: Room; commandId: string; now: Date };

/** Opens the couple's first room. False if the partner was quicker. */
export async function insertRoom(tx: Queryable, { coupleId, room, commandId, now }: NewRoom) {
  const rows = await tx
    .insert(liveRooms)
    .values({ coupleId, room, commandIds: [commandId], awakeAt: now })
    .onConflictDoNothing()
    .returning({ coupleId: liveRooms.coupleId });
  if (rows.length > 0) await publish(tx, formatMessage(coupleId, 'room', room));
  return rows.length > 0;
}

const changedRoom = prepared((tx) =>
  tx
    .update(liveRooms)
    .set({
      room: sql`${sql.placeholder('room')}`,
      choices: sql`${sql.placeholder('choices')}`,
      commandIds: sql`${sql.placeholder('commandIds')}`,
      awakeAt: sql`${sql.param(sql.placeholder('now'), liveRooms.awakeAt)}`,
    })
    .where(eq(liveRooms.coupleId, sql.placeholder('coupleId')))
    .returning({ published: sql`pg_notify(${CHANNEL}, ${sql.placeholder('message')})` })
    .prepare('changed_room'),
);

type RoomRow = typeof liveRooms.$inferSelect;
type RoomChange = { room: Room; choices?: Choices; commandId?: string; now: Date };

/** Saves a changed room, remembers the command and sends the room to both phones. */
export async function updateRoom(
  tx: Queryable,
  row: RoomRow,
  { room, choices = row.choices, commandId, now }: RoomChange,
): Promise<void> {
  const { coupleId } = row;
  await changedRoom(tx).execute({
    coupleId,
    room: JSON.stringify(room),
    choices: JSON.stringify(choices),
    commandIds: JSON.stringify(commandId ? commandsWith(row, commandId) : row.commandIds),
    now,
    message: formatMessage(coupleId, 'room', room),
  });
}

/** Remembers a command that changed nothing. */
export async function rememberCommand(
  tx: Queryable,
  row: RoomRow,
  commandId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(liveRooms)
    .set({ commandIds: commandsWith(row, commandId), awakeAt: now })
    .where(eq(liveRooms.coupleId, row.coupleId));
}

const commandsWith = ({ commandIds }: RoomRow, commandId: string) =>
  [...commandIds, commandId].slice(-REMEMBERED_COMMANDS);

/**
 * Notes a choice and leaves `awakeAt` alone: the time at which the room is deleted must not reveal
 * it.
 */
export async function noteChoices(tx: Queryable, coupleId: string, choices: Choices) {
  await tx.update(liveRooms).set({ choices }).where(eq(liveRooms.coupleId, coupleId));
}

/** Deletes the room when a member leaves the couple for good. */
export async function deleteRoom(tx: Queryable, coupleId: string): Promise<void> {
  const gone = await tx.delete(liveRooms).where(eq(liveRooms.coupleId, coupleId)).returning();
  if (gone.length > 0) await publish(tx, formatMessage(coupleId, 'room', null));
}

export async function partnerIdOf(tx: Queryable, coupleId: string, memberId: string) {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.coupleId, coupleId), ne(members.id, memberId)));
  return row?.id ?? null;
}

/** Returns a member and their partner. Null if the partner has left. */
export async function bothOf(tx: Queryable, coupleId: string, memberId: string) {
  const partnerId = await partnerIdOf(tx, coupleId, memberId);
  return partnerId === null ? null : { memberId, partnerId };
}
