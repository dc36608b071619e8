import { randomUUID } from 'node:crypto';
import { applyCommand } from '../../contract/live/room.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { rulesOf } from './execute-command.ts';
import { streamsInRoom } from './presence-queries.ts';
import { lockedRoom, updateRoom } from './room-queries.ts';

/**
 * Takes a member whose login has ended out of the room, as if they had pressed Leave, unless
 * another page of theirs is in the room. If the page that signed out is still open, this runs again
 * when its stream has ended. The room's lock decides which of the two calls is the last.
 */
export async function leaveSignedOut(
  tx: Queryable,
  { coupleId, id }: MemberKey,
  now: Date,
): Promise<void> {
  const row = await lockedRoom(tx, coupleId);
  if (!row) return;
  const here = (await streamsInRoom(tx, coupleId, now)).map(({ memberId }) => memberId);
  if (here.includes(id)) return;
  const command = { type: 'leave', commandId: randomUUID(), roomId: row.room.id } as const;
  const facts = { by: id, now: now.getTime(), rules: rulesOf(row.room), here };
  const verdict = applyCommand(row.room, command, facts);
  if (verdict.outcome === 'changed') await updateRoom(tx, row, { room: verdict.room, now });
}
