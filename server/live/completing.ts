import type { Session } from '../../contract/sessions.ts';
import type { Queryable } from '../db/database.ts';
import { completeSession, type Finish } from '../sessions/queries.ts';
import { lockedRoom, partnerIdOf, updateRoom } from './queries.ts';

/**
 * Completes a session that may belong to a room: then the room is done on both phones, and the
 * other one was in it too. The room is locked first, as everywhere.
 */
export async function completeForBoth(
  tx: Queryable,
  finish: Omit<Finish, 'partnerId'>,
  memberId: string,
): Promise<Session> {
  const { coupleId, sessionId, now } = finish;
  const row = await lockedRoom(tx, coupleId);
  const room = row?.room.sessionId === sessionId ? row.room : null;
  const partnerId = room?.wasTogether ? await partnerIdOf(tx, coupleId, memberId) : null;
  const session = await completeSession(tx, { ...finish, partnerId });
  if (row && room && room.phase !== 'done') {
    const version = room.version + 1;
    const done = { ...room, phase: 'done' as const, since: 0, version, playVersion: version };
    await updateRoom(tx, { coupleId, room: done, now, commandId: null }, row.commandIds);
  }
  return session;
}
