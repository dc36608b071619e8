import { type LiveEvents, type LiveSnapshot, liveEvents, liveTime } from '../../contract/live.ts';
import { addressOf } from '../lib/api.ts';
import { clockOffset, type Sample } from './clock-offset.ts';
import { sendPending, takeRoom } from './commands.ts';
import { changeLive, currentLive, NO_LIVE } from './live-store.ts';

const FIRST_DELAY_MS = 250;
/** In a room the way back is looked for every moment; elsewhere there is time. */
const LONGEST_DELAY_MS = { inRoom: 500, elsewhere: 30_000 } as const;
/** A network that swallows everything never says so: what does not answer is asked anew. */
const ANSWER_TIMEOUT_MS = 4_000;
const SHOW_UP_EVERY_MS = 10_000;
const TIME_TIMEOUT_MS = 4_000;
const FIRST_SAMPLES = 4;
const SAMPLES_KEPT = 8;
/** A new estimate this close to the old one is not worth drawing everything again. */
const WORTH_CORRECTING_MS = 15;

type Listeners = {
  onHeart: () => void;
  onRefused: (refusal: LiveEvents['refused']) => void;
  /** The server would not have us: perhaps nobody is signed in here any more. */
  onTurnedAway: () => void;
};

let listeners: Partial<Listeners> = {};
let source: EventSource | null = null;
let guestOf: string | null = null;
let streamId = '';
let delayMs = FIRST_DELAY_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
let answer: ReturnType<typeof setTimeout> | undefined;
let showUp: ReturnType<typeof setInterval> | undefined;
let samples: Sample[] = [];
let isOpen = false;

/** Opens the couple's stream for as long as the app is open. Returns how to end it. */
export function openLive(): () => void {
  isOpen = true;
  const now = () => void (isWanted() ? reconnectAtOnce() : pause());
  const offline = () => lose();
  addEventListener('online', now);
  addEventListener('offline', offline);
  addEventListener('pageshow', now);
  document.addEventListener('visibilitychange', now);
  now();
  return () => {
    isOpen = false;
    removeEventListener('online', now);
    removeEventListener('offline', offline);
    removeEventListener('pageshow', now);
    document.removeEventListener('visibilitychange', now);
    hangUp();
    changeLive(NO_LIVE);
  };
}

export function listenToLive(more: Partial<Listeners>): () => void {
  listeners = { ...listeners, ...more };
  return () => {
    for (const name of Object.keys(more) as (keyof Listeners)[]) delete listeners[name];
  };
}

/** Says, with the stream itself, whether this page is in the room. */
export function setGuest(roomId: string | null): void {
  if (guestOf === roomId) return;
  guestOf = roomId;
  if (isOpen && isWanted()) connect();
}

/** A page that nobody sees has no use for news, unless a workout runs on it. */
function isWanted(): boolean {
  return guestOf !== null || document.visibilityState === 'visible';
}

function reconnectAtOnce(): void {
  if (source && currentLive().link === 'live') {
    // A phone that was asleep may hold a dead stream: asking the time tells.
    void askTime();
    return;
  }
  delayMs = FIRST_DELAY_MS;
  connect();
}

function pause(): void {
  hangUp();
  changeLive({ link: 'off' });
}

function hangUp(): void {
  clearTimeout(retry);
  clearTimeout(answer);
  clearInterval(showUp);
  source?.close();
  source = null;
}

function connect(): void {
  hangUp();
  const query = guestOf ? { room: guestOf } : {};
  const next = new EventSource(addressOf(liveEvents.url, {}, query));
  source = next;
  answer = setTimeout(lose, ANSWER_TIMEOUT_MS);
  const on = <E extends keyof LiveEvents>(event: E, take: (data: LiveEvents[E]) => void) =>
    next.addEventListener(event, ({ data }) => source === next && take(JSON.parse(data)));
  on('snapshot', arrive);
  on('room', (room) => takeRoom(room));
  on('here', (here) => {
    const { couple } = currentLive();
    if (couple) changeLive({ couple: { ...couple, here } });
  });
  on('heart', () => listeners.onHeart?.());
  on('refused', (refusal) => listeners.onRefused?.(refusal));
  on('replaced', pause);
  next.addEventListener('error', () => {
    if (source !== next) return;
    if (next.readyState === EventSource.CLOSED) listeners.onTurnedAway?.();
    lose();
  });
}

function arrive({ stream, me, members, here, room }: LiveSnapshot): void {
  streamId = stream;
  clearTimeout(answer);
  delayMs = FIRST_DELAY_MS;
  takeRoom(room, true);
  changeLive({ link: 'live', couple: { me, members, here } });
  void sendPending();
  clearInterval(showUp);
  if (guestOf === null) return;
  void measure();
  showUp = setInterval(() => void askTime(), SHOW_UP_EVERY_MS);
}

function lose(): void {
  hangUp();
  if (!isOpen) return;
  changeLive({ link: 'lost' });
  if (!isWanted()) return;
  retry = setTimeout(connect, delayMs * (0.75 + Math.random() / 2));
  const longest = guestOf ? LONGEST_DELAY_MS.inRoom : LONGEST_DELAY_MS.elsewhere;
  delayMs = Math.min(delayMs * 2, longest);
}

/** A few round trips at once: the quickest of them is close enough to begin with. */
async function measure(): Promise<void> {
  const asked = streamId;
  for (let count = 0; count < FIRST_SAMPLES && asked === streamId; count++) await askTime();
}

async function askTime(): Promise<void> {
  const asked = source;
  try {
    const sentAt = Date.now();
    const response = await fetch(addressOf(liveTime.url, {}, { stream: streamId || undefined }), {
      signal: AbortSignal.timeout(TIME_TIMEOUT_MS),
    });
    if (!response.ok) return;
    const { now: serverNow } = (await response.json()) as { now: number };
    samples = [...samples, { sentAt, serverNow, receivedAt: Date.now() }].slice(-SAMPLES_KEPT);
    const offsetMs = clockOffset(samples);
    const known = currentLive().offsetMs;
    const isWorthIt = known === null || Math.abs((offsetMs ?? 0) - known) > WORTH_CORRECTING_MS;
    if (isWorthIt) changeLive({ offsetMs });
  } catch {
    if (source === asked && asked) lose();
  }
}
