import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { isOwnerOf } from '../db/member.ts';
import { prepared } from '../db/prepared.ts';
import { publish } from '../db/pubsub.ts';
import { logins } from '../db/tables/auth.ts';
import { members } from '../db/tables/couples.ts';
import { livePresence, liveProcesses, liveRooms } from '../db/tables/live.ts';
import { formatMessage } from './live-message.ts';
import { lockedRoom } from './room-queries.ts';
import { mayEnter, type RoomReader } from './shown-to.ts';

/** Silence after which a process counts as lost, together with its streams. */
const PROCESS_LOST_MS = 45_000;
const ROOM_ASLEEP_AFTER_MS = 60 * 60_000;
const NEVER_UNLOCKED = new Date(0);

function lostBefore(now: Date): Date {
  return new Date(now.getTime() - PROCESS_LOST_MS);
}

/** Both partners' sealed rows, first partner first. */
export async function sealedMembersOf(db: Db, coupleId: string) {
  return db
    .select({
      id: members.id,
      coupleId: members.coupleId,
      sealed: members.sealed,
      adultAt: members.adultAt,
    })
    .from(members)
    .where(eq(members.coupleId, coupleId))
    .orderBy(members.seat);
}

const streamsOfCouple = prepared((db) =>
  db
    .select({ memberId: livePresence.memberId, streamId: livePresence.streamId })
    .from(livePresence)
    .innerJoin(liveProcesses, eq(liveProcesses.id, livePresence.processId))
    .innerJoin(
      members,
      and(eq(members.coupleId, livePresence.coupleId), eq(members.id, livePresence.memberId)),
    )
    .where(
      and(
        eq(livePresence.coupleId, sql.placeholder('coupleId')),
        gt(liveProcesses.seenAt, sql.placeholder('lostBefore')),
      ),
    )
    // Keep one order for every answer: that of the rows would follow what the other phone did.
    .orderBy(members.seat)
    .prepare('streams_of_couple'),
);

/** Streams in a couple's room that are held by a living process. */
export async function streamsInRoom(db: Queryable, coupleId: string, now: Date) {
  return streamsOfCouple(db).execute({ coupleId, lostBefore: lostBefore(now) });
}

export async function presentMembers(tx: Queryable, coupleId: string, now: Date) {
  const streams = await streamsInRoom(tx, coupleId, now);
  return [...new Set(streams.map(({ memberId }) => memberId))];
}

type Presence = { coupleId: string; memberId: string; streamId: string };
type Entering = Presence & RoomReader & { processId: string };

export async function enterRoom(tx: Queryable, page: Entering, now: Date) {
  const { coupleId, memberId, streamId, processId } = page;
  const row = await lockedRoom(tx, coupleId);
  if (!row || !mayEnter(page, row.room)) return;
  await tx.insert(liveProcesses).values({ id: processId, seenAt: now }).onConflictDoNothing();
  await tx
    .insert(livePresence)
    .values({ coupleId, memberId, streamId, processId })
    .onConflictDoNothing();
  await publishPresence(tx, coupleId, now);
}

export async function leaveRoom(tx: Queryable, { coupleId, streamId }: Presence, now: Date) {
  await lockedRoom(tx, coupleId);
  await tx
    .delete(livePresence)
    .where(and(eq(livePresence.coupleId, coupleId), eq(livePresence.streamId, streamId)));
  await publishPresence(tx, coupleId, now);
}

export async function recountPresence(tx: Queryable, coupleId: string, now: Date): Promise<void> {
  if (await lockedRoom(tx, coupleId)) await publishPresence(tx, coupleId, now);
}

/**
 * Publishes who is in the room. The caller holds the room's lock, so that when two enter at once
 * the second list has both.
 */
async function publishPresence(tx: Queryable, coupleId: string, now: Date): Promise<void> {
  await tx.update(liveRooms).set({ awakeAt: now }).where(eq(liveRooms.coupleId, coupleId));
  await publish(tx, formatMessage(coupleId, 'here', await presentMembers(tx, coupleId, now)));
}

/** Records this process's heartbeat. False if other processes have already dropped this one. */
export async function recordHeartbeat(db: Queryable, id: string, now: Date): Promise<boolean> {
  const known = await db
    .update(liveProcesses)
    .set({ seenAt: now })
    .where(eq(liveProcesses.id, id))
    .returning();
  return known.length > 0;
}

/** Deletes processes and the presence of their streams. Returns the couples who were in a room. */
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

/**
 * Maps the token hash of each valid login to the time from which it is locked, null without a lock.
 */
export async function loginsOf(
  db: Queryable,
  held: readonly { coupleId: string; tokenHash: string }[],
  now: Date,
): Promise<Map<string, Date | null>> {
  if (held.length === 0) return new Map();
  const keys = held.map(({ coupleId, tokenHash }) => ({ couple_id: coupleId, hash: tokenHash }));
  const rows = await db
    .select({
      hash: logins.tokenHash,
      unlockedUntil: logins.unlockedUntil,
      lockAfterMinutes: members.lockAfterMinutes,
    })
    .from(logins)
    .innerJoin(members, isOwnerOf(logins))
    .where(
      and(
        sql`(${logins.coupleId}, ${logins.tokenHash}) IN (SELECT couple_id, hash
          FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS held (couple_id uuid, hash text))`,
        gt(logins.expiresAt, now),
      ),
    );
  return new Map(
    rows.map(({ hash, unlockedUntil, lockAfterMinutes }) => [
      hash,
      lockAfterMinutes === null ? null : (unlockedUntil ?? NEVER_UNLOCKED),
    ]),
  );
}

/** Deletes rooms that were empty for an hour. Their sessions stay. */
export async function sweepRooms(tx: Queryable, now: Date): Promise<void> {
  const asleep = await tx
    .delete(liveRooms)
    .where(
      and(
        lt(liveRooms.awakeAt, new Date(now.getTime() - ROOM_ASLEEP_AFTER_MS)),
        sql`NOT EXISTS (
          SELECT 1 FROM live_presence p JOIN live_processes holder ON holder.id = p.process_id
           WHERE p.couple_id = live_rooms.couple_id
             AND holder.seen_at > ${lostBefore(now).toISOString()}::timestamptz)`,
      ),
    )
    .returning({ coupleId: liveRooms.coupleId });
  await publish(tx, ...asleep.map(({ coupleId }) => formatMessage(coupleId, 'room', null)));
}
