import { randomUUID } from 'node:crypto';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { leaveSignedOut } from './leave-signed-out.ts';
import {
  dropProcesses,
  enterRoom,
  leaveRoom,
  loginsOf,
  lostProcesses,
  recordHeartbeat,
  recountPresence,
} from './presence-queries.ts';
import type { Stream } from './stream.ts';

/** Records in the database which streams of this process are in a room. */
export function roomPresence({ db, now, background }: Pick<Deps, 'db' | 'now' | 'background'>) {
  const processId = randomUUID();
  /** Closed streams whose rows may remain, because the database was unreachable. */
  const leaving = new Set<Stream>();
  let isStopped = false;

  const rowOf = ({ id, coupleId, memberId }: Stream) => ({ streamId: id, coupleId, memberId });

  const pageOf = (stream: Stream) => {
    const { isAdult, isLocked, roomId } = stream;
    return { ...rowOf(stream), isAdult, isLocked, roomId };
  };

  async function enter(stream: Stream): Promise<void> {
    leaving.delete(stream);
    await transact(db, (tx) => enterRoom(tx, { ...pageOf(stream), processId }, now()));
    // Leave again: a stream that closed during `enter` may have left before it entered.
    if (stream.isClosed()) leave(stream);
  }

  function leave(stream: Stream): void {
    if (!stream.isInRoom || isStopped) return;
    leaving.add(stream);
    background.run(() => deletePresence(stream));
  }

  /** Takes a page out of a room that the lock hides from it, or puts the page back. */
  async function followLock(stream: Stream): Promise<void> {
    if (!stream.isInRoom) return;
    if (!stream.isLocked) await enter(stream);
    else if (!stream.isInHand) leave(stream);
  }

  async function deletePresence(stream: Stream): Promise<void> {
    const { coupleId, memberId: id } = stream;
    await transact(db, async (tx) => {
      await leaveRoom(tx, rowOf(stream), now());
      const isSignedOut = (await loginsOf(tx, [stream], now())).size === 0;
      if (isSignedOut) await leaveSignedOut(tx, { coupleId, id }, now());
    });
    leaving.delete(stream);
  }

  async function drop(processes: readonly string[]): Promise<void> {
    const couples = await transact(db, (tx) => dropProcesses(tx, processes));
    for (const coupleId of couples) {
      await transact(db, (tx) => recountPresence(tx, coupleId, now()));
    }
  }

  return {
    enter,
    leave,
    followLock,
    /**
     * Records the heartbeat. False if other processes have dropped this one: then its streams must
     * enter again.
     */
    async heartbeat(): Promise<boolean> {
      for (const stream of leaving) await deletePresence(stream);
      return recordHeartbeat(db, processId, now());
    },
    dropLostProcesses: async (): Promise<void> => drop(await lostProcesses(db, now())),
    /**
     * Stops removing single streams: from now on they leave the room together with their process.
     */
    stop(): void {
      isStopped = true;
    },
    async dropThisProcess(): Promise<void> {
      await drop([processId]).catch(() => {
        // Ignore an unreachable database: other processes drop this one when its heartbeats stop.
      });
    },
  };
}

export type RoomPresence = ReturnType<typeof roomPresence>;
