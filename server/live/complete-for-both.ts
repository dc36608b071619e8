import type { CompletedSession } from '../../contract/training/sessions.ts';
import type { Queryable } from '../db/database.ts';
import { type CompletionRecord, recordCompletion } from '../training/sessions/queries.ts';
import { bothOf, lockedRoom, updateRoom } from './room-queries.ts';

/**
 * Completes a session. If the session belongs to the couple's room, both phones show the room as
 * done, and the partner counts as having taken part if they were in the room. Lock the room before
 * the totals, in the same order as elsewhere.
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
