import { addressOf } from '../../contract/endpoint.ts';
import {
  type LiveEvents,
  type LiveSnapshot,
  liveEvents,
  liveTime,
} from '../../contract/live/live.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { nameStream } from '../lib/request-defaults.ts';
import { clockOffset, type Sample } from './clock-offset.ts';
import { commands, updateRoom } from './commands.ts';
import { changeLive, currentLive, NO_LIVE } from './live-store.ts';
import { reconnectDelay } from './reconnect-delay.ts';

/** A broken network may not report an error, so a stream that does not answer is given up. */
const CONNECT_TIMEOUT_MS = 4_000;
/** In a room, how many streams may be requested at once; the first that answers is used. */
const MAX_ATTEMPTS = 3;
/** A stream that another page of the same member replaced does not replace that page's at once. */
const REPLACED_DELAY_MS = 2_000;
/** How often a page in a room tells the server that it is still there. */
const PRESENCE_EVERY_MS = 10_000;
const TIME_TIMEOUT_MS = 4_000;
const YEAR_MS = 365 * 86_400_000;
/** When there is reason to believe that the network is gone. */
const SUSPECT_TIMEOUT_MS = 2_000;
const FIRST_SAMPLES = 4;
const SAMPLES_KEPT = 8;
/** A smaller correction of the clock is not worth rendering everything again. */
const MIN_CORRECTION_MS = 15;

type Timer = ReturnType<typeof setTimeout> | undefined;
type State =
  | { name: 'closed' }
  /** The page is hidden and not in a room: it needs no stream. */
  | { name: 'paused' }
  /** `attempts` were requested and have not answered; `retry` requests the next. */
  | { name: 'connecting'; attempts: EventSource[]; tries: number; retry: Timer }
  | { name: 'connected'; stream: EventSource; presence: Timer };

type Listeners = {
  heart: () => void;
  refused: (refusal: LiveEvents['refused']) => void;
  changed: (kinds: LiveEvents['changed']) => void;
  peer: (part: LiveEvents['peer']) => void;
};

/** The couple's event stream, and this device's estimate of the server's clock. */
class LiveConnection {
  #state: State = { name: 'closed' };
  #roomId: string | null = null;
  /** The server's name for this page, once it was connected. */
  streamId: string | undefined;
  #samples: readonly Sample[] = [];
  /** Up to when this page knows what changed: what it showed first was fetched after it began to load. */
  #heardAt = performance.timeOrigin;
  readonly #listeners: Partial<Listeners> = {};
  #onUnanswered = () => {};

  /**
   * Keeps a stream open until the returned function is called. Without one this page does not hear
   * who is signed in: `onUnanswered` is called when the server denies it, and at each first failure.
   */
  open(onUnanswered: () => void): () => void {
    this.#onUnanswered = onUnanswered;
    const listening = new AbortController();
    const { signal } = listening;
    const update = () => this.#update();
    addEventListener('online', update, { signal });
    addEventListener('offline', () => this.#lose(), { signal });
    addEventListener('pageshow', update, { signal });
    document.addEventListener('visibilitychange', update, { signal });
    commands.onNothingFound(() => void this.#checkStream(SUSPECT_TIMEOUT_MS));
    update();
    return () => {
      listening.abort();
      this.#enter({ name: 'closed' });
      changeLive(NO_LIVE);
    };
  }

  listen<E extends keyof Listeners>(event: E, listener: Listeners[E]): () => void {
    this.#listeners[event] = listener;
    return () => delete this.#listeners[event];
  }

  /** Tells the server, by a new stream, which room this page is in. */
  setRoom(roomId: string | null): void {
    if (this.#roomId === roomId) return;
    this.#roomId = roomId;
    if (this.#state.name !== 'closed' && this.#isWanted()) this.#connect();
  }

  #isWanted(): boolean {
    return this.#roomId !== null || document.visibilityState === 'visible';
  }

  #update(): void {
    if (!this.#isWanted()) this.#pause();
    // The stream of a phone that was asleep may be dead without an error.
    else if (this.#state.name === 'connected') void this.#checkStream(SUSPECT_TIMEOUT_MS);
    else this.#connect();
  }

  /** Closes everything that the state before held and the next one does not. */
  #enter(next: State): void {
    const before = this.#state;
    this.#state = next;
    if (before.name === 'connecting') {
      clearTimeout(before.retry);
      const used = next.name === 'connected' ? next.stream : null;
      for (const attempt of before.attempts) if (attempt !== used) attempt.close();
    }
    if (before.name === 'connected') {
      clearInterval(before.presence);
      before.stream.close();
    }
  }

  #pause(): void {
    this.#enter({ name: 'paused' });
    changeLive({ link: 'off' });
  }

  #connect(): void {
    this.#enter({ name: 'connecting', attempts: [], tries: 0, retry: undefined });
    this.#attempt();
  }

  #lose(delayMs = reconnectDelay(0, this.#roomId !== null)): void {
    if (this.#state.name === 'closed') return;
    if (!this.#isWanted()) {
      this.#pause();
      return;
    }
    this.#enter({ name: 'connecting', attempts: [], tries: 0, retry: undefined });
    changeLive({ link: 'lost' });
    this.#attemptLater(delayMs);
  }

  /**
   * Requests a stream. In a room the next request does not wait for the answer to this one: a
   * stream requested just before the network came back would delay the return by its timeout.
   */
  #attempt(): void {
    const state = this.#state;
    if (state.name !== 'connecting') return;
    state.attempts.push(this.#requestStream());
    // The oldest is kept for a network that is only slow; of the others the newest.
    if (state.attempts.length > MAX_ATTEMPTS) state.attempts.splice(1, 1)[0]?.close();
    state.tries += 1;
    if (this.#roomId) this.#attemptLater();
  }

  #attemptLater(delayMs?: number): void {
    const state = this.#state;
    if (state.name !== 'connecting') return;
    clearTimeout(state.retry);
    const ms = delayMs ?? reconnectDelay(state.tries, this.#roomId !== null);
    state.retry = setTimeout(() => this.#attempt(), ms * (0.75 + Math.random() / 2));
  }

  #isFirstTry(): boolean {
    return this.#state.name === 'connecting' && this.#state.tries === 1;
  }

  #giveUp(attempt: EventSource): void {
    const state = this.#state;
    if (state.name !== 'connecting') return;
    attempt.close();
    state.attempts = state.attempts.filter((one) => one !== attempt);
    changeLive({ link: 'lost' });
    if (!this.#roomId) this.#attemptLater();
  }

  #requestStream(): EventSource {
    const stream = new EventSource(
      addressOf(
        liveEvents.url,
        {},
        { room: this.#roomId ?? undefined, unheardMs: String(this.#unheardMs()) },
      ),
    );
    const isAttempt = () =>
      this.#state.name === 'connecting' && this.#state.attempts.includes(stream);
    const isConnected = () => this.#state.name === 'connected' && this.#state.stream === stream;
    const on = <E extends keyof LiveEvents>(event: E, handle: (data: LiveEvents[E]) => void) =>
      stream.addEventListener(event, ({ data }) => {
        if (!isConnected()) return;
        this.#heardAt = Date.now();
        handle(JSON.parse(data));
      });

    setTimeout(() => isAttempt() && this.#giveUp(stream), CONNECT_TIMEOUT_MS);
    stream.addEventListener('snapshot', () => {
      if (isAttempt()) this.#enter({ name: 'connected', stream, presence: undefined });
    });
    on('snapshot', (snapshot) => this.#showSnapshot(snapshot));
    on('room', (room) => updateRoom(room));
    on('here', (here) => {
      const { couple } = currentLive();
      if (couple) changeLive({ couple: { ...couple, here } });
    });
    on('changed', (kinds) => this.#listeners.changed?.(kinds));
    on('heart', () => this.#listeners.heart?.());
    on('refused', (refusal) => this.#listeners.refused?.(refusal));
    on('peer', (part) => this.#listeners.peer?.(part));
    on('replaced', () => (this.#roomId ? this.#lose(REPLACED_DELAY_MS) : this.#pause()));
    stream.addEventListener('error', () => {
      if (!isAttempt() && !isConnected()) return;
      const isDenied = stream.readyState === EventSource.CLOSED;
      if (isDenied || this.#isFirstTry()) this.#onUnanswered();
      if (isConnected()) this.#lose();
      else this.#giveUp(stream);
    });
    return stream;
  }

  /** How long this page may have missed changes; a year when the clock was set back meanwhile. */
  #unheardMs(): number {
    const unheardMs = Math.ceil(Date.now() - this.#heardAt);
    return unheardMs < 0 ? YEAR_MS : unheardMs;
  }

  #showSnapshot({ stream, me, members, here, room }: LiveSnapshot): void {
    const state = this.#state;
    if (state.name !== 'connected') return;
    this.streamId = stream;
    nameStream(stream);
    const wasConnected = currentLive().link === 'live';
    updateRoom(room, true);
    changeLive({ link: 'live', couple: { me, members, here, stream } });
    if (!wasConnected) commands.resend();
    clearInterval(state.presence);
    if (this.#roomId === null) return;
    void this.#measureClock();
    state.presence = setInterval(() => void this.#checkStream(), PRESENCE_EVERY_MS);
  }

  /** A few round trips at once: the quickest of them is close enough to begin with. */
  async #measureClock(): Promise<void> {
    const state = this.#state;
    for (let count = 0; count < FIRST_SAMPLES && this.#state === state; count++) {
      await this.#checkStream();
    }
  }

  /** Asks the server for the time and whether it still holds the stream. */
  async #checkStream(timeoutMs = TIME_TIMEOUT_MS): Promise<void> {
    const state = this.#state;
    if (state.name !== 'connected') return;
    try {
      const sentAt = Date.now();
      const { now, isHeld } = await call(liveTime, {
        query: { stream: this.streamId },
        signal: AbortSignal.timeout(timeoutMs),
      });
      // The server has dropped the stream, however open it looks from here.
      if (!isHeld && this.#state === state) return this.#lose();
      if (isHeld && this.#state === state) this.#heardAt = sentAt;
      this.#addSample({ sentAt, serverNow: now, receivedAt: Date.now() });
    } catch (error) {
      if (!(error instanceof ApiError) && this.#state === state) this.#lose();
    }
  }

  #addSample(sample: Sample): void {
    this.#samples = [...this.#samples, sample].slice(-SAMPLES_KEPT);
    const offsetMs = clockOffset(this.#samples);
    const { offsetMs: before } = currentLive();
    if (before === null || Math.abs((offsetMs ?? 0) - before) > MIN_CORRECTION_MS) {
      changeLive({ offsetMs });
    }
  }
}

export const connection = new LiveConnection();
