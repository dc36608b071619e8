import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Room } from '../../contract/live.ts';
import type { Db, Queryable } from '../db/database.ts';
import { tell } from '../db/notices.ts';
import { prepared } from '../db/prepared.ts';
import { logins } from '../db/tables/auth.ts';
import { members } from '../db/tables/couples.ts';
import { livePresence, liveProcesses, liveRooms } from '../db/tables/live.ts';
import { noticeText } from './notice-text.ts';

/** How many presses are remembered; a phone repeats only its last few. */
const REMEMBERED_COMMANDS = 32;
/** A process that has not shown up for this long is gone, and its phones with it. */
const PROCESS_LOST_MS = 45_000;
const ASLEEP_AFTER_MS = 60 * 60_000;

const roomByCouple = prepared((db) =>
  db
    .select({ room: liveRooms.room })
    .from(liveRooms)
    .where(eq(liveRooms.coupleId, sql.placeholder('coupleId')))
    .prepare('live_room'),
);

export async function roomOf(db: Db, coupleId: string): Promise<Room | null> {
  const [row] = await roomByCouple(db).execute({ coupleId });
  return row?.room ?? null;
}

/** Both partners, and whose phone is in the room. */
const membersByCouple = prepared((db) =>
  db
    .select({
      id: members.id,
      coupleId: members.coupleId,
      sealed: members.sealed,
      isHere: sql<boolean>`EXISTS (
        SELECT 1 FROM live_presence p JOIN live_processes holder ON holder.id = p.process_id
         WHERE p.couple_id = members.couple_id AND p.member_id = members.id
           AND holder.seen_at > ${sql.placeholder('seenAfter')}::timestamptz)`,
    })
    .from(members)
    .where(eq(members.coupleId, sql.placeholder('coupleId')))
    .orderBy(members.seat)
    .prepare('live_members'),
);

export async function membersOf(db: Db, coupleId: string, now: Date) {
  const seenAfter = lostBefore(now).toISOString();
  return membersByCouple(db).execute({ coupleId, seenAfter });
}

function lostBefore(now: Date): Date {
  return new Date(now.getTime() - PROCESS_LOST_MS);
}

/** The couple's room, which nobody else changes until this transaction ends. */
export async function lockedRoom(tx: Queryable, coupleId: string) {
  const [row] = await tx
    .select()
    .from(liveRooms)
    .where(eq(liveRooms.coupleId, coupleId))
    .for('update');
  return row ?? null;
}

type Change = { coupleId: string; room: Room; now: Date; commandId: string | null };

/** The first room of a couple; false when the other one was quicker. */
export async function insertRoom(tx: Queryable, { coupleId, room, now, commandId }: Change) {
  const rows = await tx
    .insert(liveRooms)
    .values({ coupleId, room, commandIds: commandId ? [commandId] : [], awakeAt: now })
    .onConflictDoNothing()
    .returning({ coupleId: liveRooms.coupleId });
  if (rows.length > 0) await tell(tx, noticeText(coupleId, 'room', room));
  return rows.length > 0;
}

/** Keeps what a room has become and tells both phones, wherever they are connected. */
export async function updateRoom(
  tx: Queryable,
  { coupleId, room, now, commandId }: Change,
  commandIds: readonly string[],
): Promise<void> {
  await tx
    .update(liveRooms)
    .set({ room, commandIds: remembered(commandIds, commandId), awakeAt: now })
    .where(eq(liveRooms.coupleId, coupleId));
  await tell(tx, noticeText(coupleId, 'room', room));
}

/** Keeps that something was pressed which changed nothing. */
export async function rememberPress(
  tx: Queryable,
  { coupleId, now, commandId }: Omit<Change, 'room'>,
  commandIds: readonly string[],
): Promise<void> {
  await tx
    .update(liveRooms)
    .set({ commandIds: remembered(commandIds, commandId), awakeAt: now })
    .where(eq(liveRooms.coupleId, coupleId));
}

function remembered(commandIds: readonly string[], latest: string | null): string[] {
  return [...commandIds, ...(latest ? [latest] : [])].slice(-REMEMBERED_COMMANDS);
}

/** Takes the couple's room away; with a member who leaves for good, nothing of it may stay. */
export async function deleteRoom(tx: Queryable, coupleId: string): Promise<void> {
  const gone = await tx.delete(liveRooms).where(eq(liveRooms.coupleId, coupleId)).returning();
  if (gone.length > 0) await tell(tx, noticeText(coupleId, 'room', null));
}

/** Says that a couple's members are not who they were: every page of theirs is told anew. */
export async function tellMembersChanged(tx: Queryable, coupleId: string): Promise<void> {
  await tell(tx, noticeText(coupleId, 'members', null));
}

export async function partnerIdOf(tx: Queryable, coupleId: string, memberId: string) {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.coupleId, coupleId), ne(members.id, memberId)));
  return row?.id ?? null;
}

/** The pages in a couple's room, as far as the processes that hold their streams are alive. */
async function guestsOf(db: Queryable, coupleId: string, now: Date) {
  return db
    .select({ memberId: livePresence.memberId, streamId: livePresence.streamId })
    .from(livePresence)
    .innerJoin(liveProcesses, eq(liveProcesses.id, livePresence.processId))
    .where(and(eq(livePresence.coupleId, coupleId), gt(liveProcesses.seenAt, lostBefore(now))));
}

/** Whose phone is in the room. */
export async function hereIn(tx: Queryable, coupleId: string, now: Date): Promise<string[]> {
  const guests = await guestsOf(tx, coupleId, now);
  return [...new Set(guests.map(({ memberId }) => memberId))];
}

/** Whether a member is in the room with another page than this one. */
export async function isHereElsewhere(
  tx: Queryable,
  { id, coupleId }: { id: string; coupleId: string },
  streamId: string,
  now: Date,
): Promise<boolean> {
  const guests = await guestsOf(tx, coupleId, now);
  return guests.some((guest) => guest.memberId === id && guest.streamId !== streamId);
}

type Guest = { coupleId: string; memberId: string; streamId: string };

/** Whether a living process holds a stream of the couple, as far as it is in their room. */
export async function isHeldInRoom(
  db: Queryable,
  coupleId: string,
  streamId: string,
  now: Date,
): Promise<boolean> {
  const guests = await guestsOf(db, coupleId, now);
  return guests.some((guest) => guest.streamId === streamId);
}

/** Says that a phone has come into the room. Under the room's lock, so that both lists are whole. */
export async function enterRoom(tx: Queryable, guest: Guest, processId: string, now: Date) {
  if (!(await lockedRoom(tx, guest.coupleId))) return;
  await tx.insert(liveProcesses).values({ id: processId, seenAt: now }).onConflictDoNothing();
  await tx
    .insert(livePresence)
    .values({ ...guest, processId })
    .onConflictDoNothing();
  await tellWhoIsHere(tx, guest.coupleId, now);
}

export async function recountRoom(tx: Queryable, coupleId: string, now: Date): Promise<void> {
  if (await lockedRoom(tx, coupleId)) await tellWhoIsHere(tx, coupleId, now);
}

export async function quitRoom(tx: Queryable, { coupleId, streamId }: Guest, now: Date) {
  await lockedRoom(tx, coupleId);
  await tx
    .delete(livePresence)
    .where(and(eq(livePresence.coupleId, coupleId), eq(livePresence.streamId, streamId)));
  await tellWhoIsHere(tx, coupleId, now);
}

/** The caller holds the room's lock: of two who come at once, the second one's list has both. */
async function tellWhoIsHere(tx: Queryable, coupleId: string, now: Date): Promise<void> {
  await tx.update(liveRooms).set({ awakeAt: now }).where(eq(liveRooms.coupleId, coupleId));
  await tell(tx, noticeText(coupleId, 'here', await hereIn(tx, coupleId, now)));
}

/** Shows that this process is alive; false when the others had already given it up. */
export async function keepProcess(db: Queryable, id: string, now: Date): Promise<boolean> {
  const known = await db
    .update(liveProcesses)
    .set({ seenAt: now })
    .where(eq(liveProcesses.id, id))
    .returning();
  return known.length > 0;
}

/** Takes processes and their phones off the books; returns the couples whose rooms they were in. */
export async function dropProcesses(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const left = await tx
    .selectDistinct({ coupleId: livePresence.coupleId })
    .from(livePresence)
    .where(inArray(livePresence.processId, [...ids]));
  await tx.delete(liveProcesses).where(inArray(liveProcesses.id, [...ids]));
  return left.map(({ coupleId }) => coupleId);
}

export async function lostProcesses(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: liveProcesses.id })
    .from(liveProcesses)
    .where(lt(liveProcesses.seenAt, lostBefore(now)));
  return rows.map(({ id }) => id);
}

/** Which of these logins still let their browser in. */
export async function validLogins(
  db: Queryable,
  held: readonly { coupleId: string; tokenHash: string }[],
  now: Date,
): Promise<Set<string>> {
  if (held.length === 0) return new Set();
  const keys = held.map(({ coupleId, tokenHash }) => ({ couple_id: coupleId, hash: tokenHash }));
  const rows = await db
    .select({ hash: logins.tokenHash })
    .from(logins)
    .where(
      and(
        sql`(${logins.coupleId}, ${logins.tokenHash}) IN (SELECT couple_id, hash
          FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS held (couple_id uuid, hash text))`,
        gt(logins.expiresAt, now),
      ),
    );
  return new Set(rows.map(({ hash }) => hash));
}

/** Rooms that nobody has been in for an hour. What was done in them is kept by the sessions. */
export async function sweepRooms(tx: Queryable, now: Date): Promise<void> {
  const asleep = await tx
    .delete(liveRooms)
    .where(
      and(
        lt(liveRooms.awakeAt, new Date(now.getTime() - ASLEEP_AFTER_MS)),
        sql`NOT EXISTS (
          SELECT 1 FROM live_presence p JOIN live_processes holder ON holder.id = p.process_id
           WHERE p.couple_id = live_rooms.couple_id
             AND holder.seen_at > ${lostBefore(now).toISOString()}::timestamptz)`,
      ),
    )
    .returning({ coupleId: liveRooms.coupleId });
  await tell(tx, ...asleep.map(({ coupleId }) => noticeText(coupleId, 'room', null)));
}
