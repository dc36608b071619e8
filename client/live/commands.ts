import { type LiveCommand, liveCommand, type Room } from '../../contract/live/live.ts';
import type { RoomPress } from '../../contract/live/room.ts';
import { newItem, putIntoOutbox, removeFromOutbox } from '../device/outbox.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { changeLive, currentLive, namedRoom, type PendingPress } from './live-store.ts';
import { withoutExpired } from './pending-presses.ts';
import { stopKind } from './pending-stop.ts';

/**
 * Give up on an answer after this time, since a broken network may not report an error. The
 * command's id makes a repetition harmless.
 */
const ANSWER_TIMEOUT_MS = 3_000;
const RETRY_AFTER_MS = 300;

type WithoutIds<C> = C extends unknown ? Omit<C, 'commandId' | 'roomId' | 'basedOn'> : never;
export type Press = WithoutIds<RoomPress>;

export function serverNow(): number {
  return Date.now() + (currentLive().offsetMs ?? 0);
}

/** Stores a room unless a newer one is known: answers and events can overtake each other. */
export function updateRoom(room: Room | null, isSnapshot = false): void {
  const known = currentLive().room;
  if (!isSnapshot && room && known && room.version <= known.version) return;
  changeLive({ room: room && namedRoom(room) });
}

export function latestOf(shown: Room): Room {
  const { room } = currentLive();
  return room?.id === shown.id ? room : shown;
}

export function commandFor(press: Press, { id, version }: Pick<Room, 'id' | 'version'>): RoomPress {
  const ids = { commandId: crypto.randomUUID(), roomId: id, basedOn: version };
  return { ...ids, ...press } as RoomPress;
}

const RECONNECTED = new Error('the stream is back');
const NO_ANSWER = new Error('no answer');

/** Sends this page's commands. Presses that show at once are sent in order. */
class CommandSender {
  readonly #requests = new Set<AbortController>();
  #isSendingPending = false;
  #pendingSent = Promise.resolve();
  #onNothingFound = () => {};

  /** Calls `report` when a command got no answer: the stream may be broken too. */
  onNothingFound(report: () => void): void {
    this.#onNothingFound = report;
  }

  /** Sends a command that cannot be shown before the server has agreed. */
  async send(command: LiveCommand): Promise<void> {
    const room = await this.#request(command);
    const isNew = command.type === 'open';
    updateRoom(room && isNew ? { ...room, workoutId: command.workoutId } : room);
  }

  /** Sends a command in a room after everything that was pressed before it. */
  async sendInRoom(press: Press, shown: Room): Promise<void> {
    await this.pendingAnswered();
    await this.send(commandFor(press, latestOf(shown)));
  }

  /**
   * Shows a press at once and sends the press under one id until the server has answered, so that
   * no press is lost or done twice. A stale press gives way to the new state of the room.
   */
  press(press: Press, shown: Room): void {
    const pending: PendingPress = { command: commandFor(press, shown), at: serverNow() };
    changeLive({ pending: [...currentLive().pending, pending] });
    void this.#sendPending();
  }

  /**
   * Stops both phones (red). The stop is sent before all presses that still wait, and survives this
   * page.
   */
  stop(shown: Room, me: string): void {
    const command = commandFor({ type: 'stop' }, shown);
    const { name: kind } = stopKind;
    void putIntoOutbox(newItem(me, { kind, id: command.commandId, payload: command }));
    changeLive({ pending: [{ command, at: serverNow() }] });
    void this.#sendPending();
  }

  async pendingAnswered(): Promise<void> {
    const timeout = new Promise((over) => setTimeout(over, ANSWER_TIMEOUT_MS));
    await Promise.race([this.#sendPending(), timeout]);
    if (currentLive().pending.length > 0) throw NO_ANSWER;
  }

  /**
   * Sends again after a reconnection: requests from before the reconnection may never be answered.
   */
  resend(): void {
    for (const controller of this.#requests) controller.abort(RECONNECTED);
    void this.#sendPending();
  }

  async #request(command: LiveCommand): Promise<Room | null> {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort(NO_ANSWER);
      this.#onNothingFound();
    }, ANSWER_TIMEOUT_MS);
    this.#requests.add(controller);
    try {
      const { signal } = controller;
      const { room, iceServers } = await call(liveCommand, { body: command, signal });
      if (iceServers) changeLive({ iceServers });
      return room;
    } catch (error) {
      if (error === RECONNECTED) return this.#request(command);
      throw error;
    } finally {
      clearTimeout(timer);
      this.#requests.delete(controller);
    }
  }

  /**
   * Sends the pending presses one by one; ends when all are answered, or when the stream is lost.
   */
  #sendPending(): Promise<void> {
    if (!this.#isSendingPending) this.#pendingSent = this.#sendEachPending();
    return this.#pendingSent;
  }

  async #sendEachPending(): Promise<void> {
    this.#isSendingPending = true;
    for (let next = nextPending(); next; next = nextPending()) {
      try {
        const room = await this.#request(next.command);
        removePending(next);
        updateRoom(room);
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
        if (isRefused) removePending(next);
        else if (currentLive().link === 'lost') break;
        else await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      }
    }
    this.#isSendingPending = false;
  }
}

export const commands = new CommandSender();

function removePending(done: PendingPress): void {
  const { couple } = currentLive();
  if (done.command.type === 'stop' && couple) {
    void removeFromOutbox(couple.me, done.command.commandId);
  }
  changeLive({ pending: currentLive().pending.filter((one) => one !== done) });
}

function nextPending(): PendingPress | undefined {
  const { pending } = currentLive();
  const left = withoutExpired(pending, serverNow());
  if (left !== pending) changeLive({ pending: left });
  return left[0];
}
