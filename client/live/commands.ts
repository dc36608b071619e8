import { type LiveCommand, liveCommand, type Room } from '../../contract/live.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { changeLive, currentLive, type Pending } from './live-store.ts';
import { worthSending } from './worth-sending.ts';

/** A network that swallows a press never says so; under its id it may be sent again. */
const ANSWER_TIMEOUT_MS = 3_000;
const AGAIN_AFTER_MS = 300;

type Body<C> = C extends unknown ? Omit<C, 'commandId' | 'roomId' | 'basedOn'> : never;
export type Press = Body<Exclude<LiveCommand, { type: 'open' }>>;

export function serverNow(): number {
  return Date.now() + (currentLive().offsetMs ?? 0);
}

/** The newer of two rooms: answers and events overtake each other. */
export function takeRoom(room: Room | null, isSnapshot = false): void {
  const known = currentLive().room;
  if (isSnapshot || !room || !known || room.version > known.version) changeLive({ room });
}

const STREAM_IS_BACK = new Error('the stream is back');
const NO_ANSWER = new Error('no answer');
const underWay = new Set<AbortController>();
let doubtStream = () => {};

/** Whom to tell that a press got no answer: the stream may be as dead as the way that it took. */
export function whenUnanswered(doubt: () => void): void {
  doubtStream = doubt;
}

async function sendOnce(command: LiveCommand): Promise<Room | null> {
  const trip = new AbortController();
  const timer = setTimeout(() => {
    trip.abort(NO_ANSWER);
    doubtStream();
  }, ANSWER_TIMEOUT_MS);
  underWay.add(trip);
  try {
    const { room } = await call(liveCommand, { body: command, signal: trip.signal });
    return room;
  } finally {
    clearTimeout(timer);
    underWay.delete(trip);
  }
}

async function send(command: LiveCommand): Promise<Room | null> {
  for (;;) {
    try {
      return await sendOnce(command);
    } catch (error) {
      if (error !== STREAM_IS_BACK) throw error;
    }
  }
}

/** The way is open again: what went before that may never be answered, and goes anew. */
export function sendAnew(): void {
  for (const trip of underWay) trip.abort(STREAM_IS_BACK);
  void sendPending();
}

/** Asks and waits: for what cannot be shown before the server has agreed. */
export async function ask(command: LiveCommand): Promise<void> {
  takeRoom(await send(command));
}

/** The same in a room, once the server has heard what was pressed before: nothing overtakes it. */
export async function askInRoom(press: Press, shown: Room): Promise<void> {
  await heardBefore();
  await ask(commandFor(press, newestOf(shown)));
}

/** Once the server has answered everything that was pressed here so far. */
export async function heardBefore(): Promise<void> {
  await Promise.race([sendPending(), new Promise((over) => setTimeout(over, ANSWER_TIMEOUT_MS))]);
  if (currentLive().pending.length > 0) throw NO_ANSWER;
}

export function newestOf(shown: Room): Room {
  const { room } = currentLive();
  return room?.id === shown.id ? room : shown;
}

export function commandFor(
  press: Press,
  { id, version }: Pick<Room, 'id' | 'version'>,
): Exclude<LiveCommand, { type: 'open' }> {
  const named = { commandId: crypto.randomUUID(), roomId: id, basedOn: version };
  return { ...named, ...press } as Exclude<LiveCommand, { type: 'open' }>;
}

/**
 * A press that shows at once. It is sent until the server has answered, under one id, so that a bad
 * network makes it neither lost nor twice; a stale one simply gives way to what the room has become.
 */
export function press(press: Press, shown: Room): void {
  const pending: Pending = { command: commandFor(press, shown), at: serverNow() };
  changeLive({ pending: [...currentLive().pending, pending] });
  void sendPending();
}

let isSending = false;
let sending = Promise.resolve();

/** Sends what is pending, one after the other; ends when all is answered, or the stream is lost. */
function sendPending(): Promise<void> {
  if (!isSending) sending = sendAll();
  return sending;
}

async function sendAll(): Promise<void> {
  isSending = true;
  for (let next = nextPending(); next; next = nextPending()) {
    try {
      const room = await send(next.command);
      settle(next);
      takeRoom(room);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isRefused) settle(next);
      else if (currentLive().link === 'lost') break;
      else await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
  isSending = false;
}

function settle(done: Pending): void {
  changeLive({ pending: currentLive().pending.filter((one) => one !== done) });
}

function nextPending(): Pending | undefined {
  const { pending } = currentLive();
  const worth = worthSending(pending, serverNow());
  if (worth !== pending) changeLive({ pending: worth });
  return worth[0];
}
