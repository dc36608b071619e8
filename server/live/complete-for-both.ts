import type { CompletedSession } from '../../contract/training/sessions.ts';
import type { Queryable } from '../db/database.ts';
import { type CompletionRecord, recordCompletion } from '../training/sessions/queries.ts';
import { bothOf, lockedRoom, updateRoom } from './room-queries.ts';

/**
 * Completes a session. If it belongs to the couple's room, the room is done on both phones and the
 * partner who was in the room took part. The room is locked before the totals, as everywhere.
 */
export async function completeForBoth(
  tx: Queryable,
  record: Omit<CompletionRecord, 'together'>,
  memberId: string,
): Promise<CompletedSession> {
  const { coupleId, sessionId, now } = record;
  const row = await lockedRoom(tx, coupleId);
  const room = row?.room.sessionId === sessionId ? row.room : null;
  const together = room?.wasTogether ? await bothOf(tx, coupleId, memberId) : null;
  const session = await recordCompletion(tx, { ...record, together });
  if (row && room && room.phase !== 'done') {
    const version = room.version + 1;
    const done = {
      ...room,
      phase: 'done' as const,
      since: 0,
      video: [],
      version,
      playVersion: version,
    };
    await updateRoom(tx, row, { room: done, now });
  }
  return session;
}
