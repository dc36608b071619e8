import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { LiveSnapshot } from '../../contract/live.ts';
import type { Reader } from '../auth/queries.ts';
import { tell } from '../db/notices.ts';
import { transact } from '../db/transaction-guard.ts';
import { turns } from '../db/turns.ts';
import type { Deps } from '../deps.ts';
import { notSignedIn } from '../http/errors.ts';
import { eventText, type Stream, streamHub } from './hub.ts';
import { noticeText, readNotice } from './notice-text.ts';
import {
  dropProcesses,
  enterRoom,
  isHeldInRoom,
  keepProcess,
  lostProcesses,
  membersOf,
  quitRoom,
  recountRoom,
  roomOf,
  validLogins,
} from './queries.ts';

/** Often enough that no proxy takes a quiet stream for a dead one. */
export const BEAT_MS = 15_000;
/** A reader that takes nothing in any more is not worth our memory. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** The browser's own wish to come back; our client asks sooner, and says so itself. */
const RETRY_MS = 1_000;

type HearsLogins = {
  /** Told of every login that ended, by whichever process. */
  onLoginEnded(memberId: string): void;
};
type Needs = Pick<Deps, 'db' | 'now' | 'background' | 'listen' | 'identities'> & HearsLogins;

/** Holds this process's streams and keeps them true to the database. */
export function liveStreams(needs: Needs) {
  const { db, now, background, listen, identities, onLoginEnded } = needs;
  const hub = streamHub(depart);
  const processId = randomUUID();
  const turn = turns();
  /** Guests that are gone and may still be in the books, in case the database was away. */
  const departed = new Set<Stream>();
  let stopBeating = () => {};
  let stopListening: (() => Promise<void>) | null = null;
  let isClosing = false;

  function hear(text: string): void {
    const notice = readNotice(text);
    if (!notice) return;
    if (notice.event === 'logins') {
      onLoginEnded(notice.id);
      background.run(() => dropSignedOut(hub.ofMember(notice.id)));
    } else if (notice.event === 'members') background.run(() => tellAnew(notice.id));
    else if (notice.event === 'seen') see(notice.id);
    else hub.deliver(notice);
  }

  /** Notices were missed: everybody is told anew where they are. */
  async function catchUp(): Promise<void> {
    await orElseClose([...hub.all()], () => dropSignedOut([...hub.all()]));
    for (const coupleId of hub.couples()) await tellAnew(coupleId);
  }

  /** One after the other: a snapshot that was read earlier must not come later. */
  async function tellAnew(coupleId: string): Promise<void> {
    const done = await turn();
    const streams = hub.ofCouple(coupleId);
    // What an opening one is about to say may be too old already: it has to open once more.
    for (const stream of streams) if (!stream.isStarted) hub.close(stream);
    const started = streams.filter(({ isStarted }) => isStarted);
    for (const stream of started) stream.waiting ??= [];
    await orElseClose(started, async () => {
      const news = await newsOf(coupleId);
      for (const stream of started) {
        if (!concerns(stream, news)) hub.close(stream);
        else if (hub.find(stream.id)) hub.start(stream, snapshotText(stream, news));
      }
    });
    done();
  }

  /** Pages that cannot be told the truth are closed: they come back and ask for it themselves. */
  async function orElseClose(streams: readonly Stream[], work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      for (const stream of streams) hub.close(stream);
    }
  }

  async function newsOf(coupleId: string) {
    const [room, rows] = [await roomOf(db, coupleId), await membersOf(db, coupleId, now())];
    const members = [];
    for (const row of rows) {
      members.push({ id: row.id, firstName: (await identities.of(row)).firstName });
    }
    return {
      members,
      here: rows.filter(({ isHere }) => isHere).map(({ id }) => id),
      room,
    };
  }

  type News = Awaited<ReturnType<typeof newsOf>>;
  /** Not whoever has left the couple for good. */
  const concerns = ({ memberId }: Stream, { members }: News) =>
    members.some(({ id }) => id === memberId);

  function snapshotText({ id, memberId }: Stream, news: News): string {
    const snapshot: LiveSnapshot = { stream: id, me: memberId, ...news };
    return eventText('snapshot', JSON.stringify(snapshot));
  }

  function see(streamId: string): boolean {
    const stream = hub.find(streamId);
    if (stream) stream.seenAt = now().getTime();
    return stream !== null;
  }

  async function dropSignedOut(streams: readonly Stream[]): Promise<void> {
    const valid = await validLogins(db, streams, now());
    for (const stream of streams) if (!valid.has(stream.tokenHash)) hub.close(stream);
  }

  const guestOf = ({ id, coupleId, memberId }: Stream) => ({ streamId: id, coupleId, memberId });

  async function enter(stream: Stream): Promise<void> {
    await transact(db, (tx) => enterRoom(tx, guestOf(stream), processId, now()));
    // Gone meanwhile, its departure may have been written before its arrival.
    if (!hub.find(stream.id)) depart(stream);
  }

  function depart(stream: Stream): void {
    if (!stream.isInRoom || isClosing) return;
    departed.add(stream);
    background.run(() => quit(stream));
  }

  async function quit(stream: Stream): Promise<void> {
    await transact(db, (tx) => quitRoom(tx, guestOf(stream), now()));
    departed.delete(stream);
  }

  /** What this process owes the others, and its own streams, every now and then. */
  async function beat(): Promise<void> {
    hub.beat();
    for (const stream of hub.silent(now().getTime())) hub.close(stream);
    await dropSignedOut([...hub.all()]);
    for (const stream of departed) await quit(stream);
    if (!(await keepProcess(db, processId, now()))) {
      // After a long sleep of this machine, the others have counted it out.
      for (const stream of [...hub.all()].filter(({ isInRoom }) => isInRoom)) {
        await orElseClose([stream], () => enter(stream));
      }
    }
    await drop(await lostProcesses(db, now()));
  }

  async function drop(processes: readonly string[]): Promise<void> {
    const couples = await transact(db, (tx) => dropProcesses(tx, processes));
    for (const coupleId of couples) await transact(db, (tx) => recountRoom(tx, coupleId, now()));
  }

  return {
    /** Takes a sign of life; whether any process holds the stream, as far as this one can know. */
    async hold(streamId: string, identified: () => Promise<Reader | null>): Promise<boolean> {
      if (see(streamId)) return true;
      // It may be held by another process, which is told; members alone are passed on to it.
      const user = await identified();
      if (!user || !(await isHeldInRoom(db, user.coupleId, streamId, now()))) return false;
      await tell(db, noticeText(streamId, 'seen', null));
      return true;
    },

    async listen(): Promise<void> {
      const onGap = () => background.run(catchUp);
      stopListening = await listen({ onNotice: hear, onGap });
      stopBeating = background.every(BEAT_MS, beat);
    },

    /** Answers with a stream; it is in the hub before its snapshot is read, so it misses nothing. */
    async open(reply: FastifyReply, user: Reader, isInRoom: boolean): Promise<void> {
      const { raw } = reply;
      // Whoever hung up while we looked who they are will not hang up again.
      if (raw.destroyed) return void reply.hijack();
      const stream: Stream = {
        id: randomUUID(),
        coupleId: user.coupleId,
        memberId: user.id,
        tokenHash: user.tokenHash,
        isInRoom,
        seenAt: now().getTime(),
        isStarted: false,
        waiting: [],
        write(text) {
          if (raw.writableEnded) return;
          if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
          else raw.write(text);
        },
        end: () => raw.end(),
      };
      raw.on('close', () => hub.remove(stream));
      hub.add(stream);
      try {
        if (isInRoom) await enter(stream);
        const news = await newsOf(user.coupleId);
        if (!concerns(stream, news)) throw notSignedIn();
        reply.hijack();
        raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'content-type': 'text/event-stream',
          'x-accel-buffering': 'no',
        });
        hub.start(stream, `retry: ${RETRY_MS}\n\n${snapshotText(stream, news)}`);
      } catch (error) {
        hub.remove(stream);
        throw error;
      }
    },

    /** Ends every stream, so that its phone finds another process at once. */
    close(): void {
      isClosing = true;
      stopBeating();
      for (const stream of [...hub.all()]) hub.close(stream);
    },

    async leave(): Promise<void> {
      await stopListening?.();
      await drop([processId]).catch(() => {
        // A database that is away forgets this process by itself.
      });
    },
  };
}

export type LiveStreams = ReturnType<typeof liveStreams>;
