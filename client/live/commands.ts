import { type LiveCommand, liveCommand, type Room } from '../../contract/live.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { changeLive, currentLive, type PendingPress, type RoomCommand } from './live-store.ts';
import { withoutExpired } from './pending-presses.ts';

/** A broken network may not report an error; the command's id makes sending it again harmless. */
const ANSWER_TIMEOUT_MS = 3_000;
const RETRY_AFTER_MS = 300;

type WithoutIds<C> = C extends unknown ? Omit<C, 'commandId' | 'roomId' | 'basedOn'> : never;
export type Press = WithoutIds<RoomCommand>;

export function serverNow(): number {
  return Date.now() + (currentLive().offsetMs ?? 0);
}

/** Answers and events overtake each other, so an older room never replaces a newer one. */
export function updateRoom(room: Room | null, isSnapshot = false): void {
  const known = currentLive().room;
  if (isSnapshot || !room || !known || room.version > known.version) changeLive({ room });
}

const RECONNECTED = new Error('the stream is back');
const NO_ANSWER = new Error('no answer');
const requests = new Set<AbortController>();
let reportNoAnswer = () => {};

/** Calls `report` when a command got no answer: the stream may be broken too. */
export function onNoAnswer(report: () => void): void {
  reportNoAnswer = report;
}

async function request(command: LiveCommand): Promise<Room | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(NO_ANSWER);
    reportNoAnswer();
  }, ANSWER_TIMEOUT_MS);
  requests.add(controller);
  try {
    const { room } = await call(liveCommand, { body: command, signal: controller.signal });
    return room;
  } catch (error) {
    if (error === RECONNECTED) return request(command);
    throw error;
  } finally {
    clearTimeout(timer);
    requests.delete(controller);
  }
}

/** After a reconnection: requests from before it may never be answered. */
export function resendCommands(): void {
  for (const controller of requests) controller.abort(RECONNECTED);
  void sendPending();
}

/** For what cannot be shown before the server has agreed. */
export async function sendCommand(command: LiveCommand): Promise<void> {
  updateRoom(await request(command));
}

/** Sends a command in a room after everything that was pressed before it. */
export async function sendInRoom(press: Press, shown: Room): Promise<void> {
  await pendingAnswered();
  await sendCommand(commandFor(press, latestOf(shown)));
}

export async function pendingAnswered(): Promise<void> {
  await Promise.race([sendPending(), new Promise((over) => setTimeout(over, ANSWER_TIMEOUT_MS))]);
  if (currentLive().pending.length > 0) throw NO_ANSWER;
}

export function latestOf(shown: Room): Room {
  const { room } = currentLive();
  return room?.id === shown.id ? room : shown;
}

export function commandFor(
  press: Press,
  { id, version }: Pick<Room, 'id' | 'version'>,
): RoomCommand {
  const ids = { commandId: crypto.randomUUID(), roomId: id, basedOn: version };
  return { ...ids, ...press } as RoomCommand;
}

/**
 * A press that shows at once. It is sent under one id until the server has answered, so that it is
 * neither lost nor done twice; a stale press gives way to what the room has become.
 */
export function press(press: Press, shown: Room): void {
  const pending: PendingPress = { command: commandFor(press, shown), at: serverNow() };
  changeLive({ pending: [...currentLive().pending, pending] });
  void sendPending();
}

let isSending = false;
let sending = Promise.resolve();

/** Sends the pending presses one by one; ends when all are answered, or the stream is lost. */
function sendPending(): Promise<void> {
  if (!isSending) sending = sendAll();
  return sending;
}

async function sendAll(): Promise<void> {
  isSending = true;
  for (let next = nextPending(); next; next = nextPending()) {
    try {
      const room = await request(next.command);
      removePending(next);
      updateRoom(room);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isRefused) removePending(next);
      else if (currentLive().link === 'lost') break;
      else await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
  isSending = false;
}

function removePending(done: PendingPress): void {
  changeLive({ pending: currentLive().pending.filter((one) => one !== done) });
}

function nextPending(): PendingPress | undefined {
  const { pending } = currentLive();
  const left = withoutExpired(pending, serverNow());
  if (left !== pending) changeLive({ pending: left });
  return left[0];
}
