import { type LiveEvents, type LiveSnapshot, liveEvents, liveTime } from '../../contract/live.ts';
import { addressOf } from '../lib/api.ts';
import { clockOffset, type Sample } from './clock-offset.ts';
import { sendAnew, takeRoom, whenUnanswered } from './commands.ts';
import { changeLive, currentLive, NO_LIVE } from './live-store.ts';
import { delayAfter } from './way-back.ts';

/** A network that swallows everything never says so: what does not answer is asked anew. */
const ANSWER_TIMEOUT_MS = 4_000;
/** In a room, how many may be asked for at once; the first that answers is the stream. */
const MOST_ATTEMPTS = 3;
/** Who had to make room for other pages of the same person does not push one of them out at once. */
const MADE_ROOM_MS = 2_000;
const SHOW_UP_EVERY_MS = 10_000;
const TIME_TIMEOUT_MS = 4_000;
/** When there is reason to believe that the network is gone. */
const DOUBTFUL_TIMEOUT_MS = 2_000;
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
/** The stream that has answered. */
let source: EventSource | null = null;
/** Those that were asked for and have not. */
let attempts: EventSource[] = [];
let tries = 0;
let guestOf: string | null = null;
let streamId = '';
let retry: ReturnType<typeof setTimeout> | undefined;
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
  whenUnanswered(() => source && void askTime(DOUBTFUL_TIMEOUT_MS));
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

/** Names this page to the server, as far as it has been connected. */
export function ownStream(): string | undefined {
  return streamId || undefined;
}

/** A page that nobody sees has no use for news, unless a workout runs on it. */
function isWanted(): boolean {
  return guestOf !== null || document.visibilityState === 'visible';
}

function reconnectAtOnce(): void {
  if (source && currentLive().link === 'live') {
    // A phone that was asleep may hold a dead stream: asking the time tells.
    void askTime(DOUBTFUL_TIMEOUT_MS);
    return;
  }
  connect();
}

function pause(): void {
  hangUp();
  changeLive({ link: 'off' });
}

function hangUp(): void {
  clearTimeout(retry);
  clearInterval(showUp);
  for (const stream of attempts) stream.close();
  attempts = [];
  source?.close();
  source = null;
}

function connect(): void {
  hangUp();
  tries = 0;
  seek();
}

/**
 * Asks for a stream. In a room without waiting whether the one before is answered: one that was
 * asked for a moment before the network came back would keep everybody waiting for its timeout.
 */
function seek(): void {
  attempts.push(attempt());
  // The first may take its time, for a network that is only slow; of the others the newest counts.
  if (attempts.length > MOST_ATTEMPTS) attempts.splice(1, 1)[0]?.close();
  tries += 1;
  if (guestOf) seekLater();
}

function seekLater(delayMs = delayAfter(tries, guestOf !== null)): void {
  clearTimeout(retry);
  retry = setTimeout(seek, delayMs * (0.75 + Math.random() / 2));
}

function attempt(): EventSource {
  const query = guestOf ? { room: guestOf } : {};
  const stream = new EventSource(addressOf(liveEvents.url, {}, query));
  setTimeout(() => attempts.includes(stream) && giveUp(stream), ANSWER_TIMEOUT_MS);
  const on = <E extends keyof LiveEvents>(event: E, take: (data: LiveEvents[E]) => void) =>
    stream.addEventListener(event, ({ data }) => source === stream && take(JSON.parse(data)));
  stream.addEventListener('snapshot', () => attempts.includes(stream) && settleOn(stream));
  on('snapshot', arrive);
  on('room', (room) => takeRoom(room));
  on('here', (here) => {
    const { couple } = currentLive();
    if (couple) changeLive({ couple: { ...couple, here } });
  });
  on('heart', () => listeners.onHeart?.());
  on('refused', (refusal) => listeners.onRefused?.(refusal));
  on('replaced', () => (guestOf ? lose(MADE_ROOM_MS) : pause()));
  stream.addEventListener('error', () => {
    if (source !== stream && !attempts.includes(stream)) return;
    if (stream.readyState === EventSource.CLOSED) listeners.onTurnedAway?.();
    if (source === stream) lose();
    else giveUp(stream);
  });
  return stream;
}

/** The first that answers is the stream, and the others are not needed. */
function settleOn(stream: EventSource): void {
  attempts = attempts.filter((one) => one !== stream);
  hangUp();
  source = stream;
  tries = 0;
}

function arrive({ stream, me, members, here, room }: LiveSnapshot): void {
  streamId = stream;
  const isBack = currentLive().link !== 'live';
  takeRoom(room, true);
  changeLive({ link: 'live', couple: { me, members, here } });
  if (isBack) sendAnew();
  clearInterval(showUp);
  if (guestOf === null) return;
  void measure();
  showUp = setInterval(() => void askTime(), SHOW_UP_EVERY_MS);
}

function lose(delayMs = delayAfter(0, guestOf !== null)): void {
  hangUp();
  if (!isOpen) return;
  changeLive({ link: 'lost' });
  tries = 0;
  if (isWanted()) seekLater(delayMs);
}

function giveUp(stream: EventSource): void {
  stream.close();
  attempts = attempts.filter((one) => one !== stream);
  changeLive({ link: 'lost' });
  // In a room the next one is on its way by itself.
  if (!guestOf && isWanted()) seekLater();
}

/** A few round trips at once: the quickest of them is close enough to begin with. */
async function measure(): Promise<void> {
  const asked = streamId;
  for (let count = 0; count < FIRST_SAMPLES && asked === streamId; count++) await askTime();
}

/** A server of an earlier version does not say whether it holds the stream. */
type TimeAnswer = { now: number; isHeld?: boolean };

async function askTime(timeoutMs = TIME_TIMEOUT_MS): Promise<void> {
  const asked = source;
  try {
    const sentAt = Date.now();
    const response = await fetch(addressOf(liveTime.url, {}, { stream: streamId || undefined }), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return;
    const { now: serverNow, isHeld } = (await response.json()) as TimeAnswer;
    const receivedAt = Date.now();
    // Nobody writes into this stream any more, however open it looks from here.
    if (isHeld === false && source === asked && asked) return lose();
    samples = [...samples, { sentAt, serverNow, receivedAt }].slice(-SAMPLES_KEPT);
    const offsetMs = clockOffset(samples);
    const known = currentLive().offsetMs;
    const isWorthIt = known === null || Math.abs((offsetMs ?? 0) - known) > WORTH_CORRECTING_MS;
    if (isWorthIt) changeLive({ offsetMs });
  } catch {
    if (source === asked && asked) lose();
  }
}
