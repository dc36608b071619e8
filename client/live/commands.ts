import { type LiveCommand, liveCommand, type Room } from '../../contract/live.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { changeLive, currentLive, type Pending } from './live-store.ts';

/** After a blip a press still means what it meant; after longer, the room is caught up with instead. */
const PRESS_KEPT_MS = 5_000;
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

/** Asks and waits: for what cannot be shown before the server has agreed. */
export async function ask(command: LiveCommand): Promise<void> {
  const { room } = await call(liveCommand, { body: command });
  takeRoom(room);
}

export function commandFor(press: Press, room: Room): Exclude<LiveCommand, { type: 'open' }> {
  const named = { commandId: crypto.randomUUID(), roomId: room.id, basedOn: room.version };
  return { ...named, ...press } as Exclude<LiveCommand, { type: 'open' }>;
}

let isSending = false;

/**
 * A press that shows at once. It is sent until the server has answered, under one id, so that a bad
 * network makes it neither lost nor twice; a stale one simply gives way to what the room has become.
 */
export function press(press: Press, shown: Room): void {
  const pending: Pending = { command: commandFor(press, shown), at: serverNow() };
  changeLive({ pending: [...currentLive().pending, pending] });
  void sendPending();
}

export async function sendPending(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let next = nextPending(); next; next = nextPending()) {
    const { command } = next;
    try {
      const { room } = await call(liveCommand, { body: command });
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

/** What is still worth sending. Pause is, however late: it stops both, always. */
function nextPending(): Pending | undefined {
  const now = serverNow();
  const { pending } = currentLive();
  const fresh = pending.filter(
    ({ command, at }) => command.type === 'pause' || now - at < PRESS_KEPT_MS,
  );
  if (fresh.length < pending.length) changeLive({ pending: fresh });
  return fresh[0];
}
