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

/** Give up on a stream that does not answer, since a broken network may not report an error. */
const CONNECT_TIMEOUT_MS = 4_000;
/** Limits how many streams a page in a room requests at once. The first to answer is used. */
const MAX_ATTEMPTS = 3;
/**
 * Wait before reconnecting when another page of the same member took over, so that the two pages do
 * not keep evicting each other.
 */
const REPLACED_DELAY_MS = 2_000;
/** Interval at which a page in a room tells the server that it is still there. */
const PRESENCE_EVERY_MS = 10_000;
const TIME_TIMEOUT_MS = 4_000;
const YEAR_MS = 365 * 86_400_000;
/** Time limit when there is reason to believe that the network is gone. */
const SUSPECT_TIMEOUT_MS = 2_000;
const FIRST_SAMPLES = 4;
const SAMPLES_KEPT = 8;
/** Ignore smaller corrections of the clock, which are not worth rendering everything again. */
const MIN_CORRECTION_MS = 15;

type Timer = ReturnType<typeof setTimeout> | undefined;
type State =
  | { name: 'closed' }
  /** Hidden page outside a room: needs no stream. */
  | { name: 'paused' }
  /** `attempts` are the streams without an answer yet; `retry` requests the next one. */
  | { name: 'connecting'; attempts: EventSource[]; tries: number; retry: Timer }
  | { name: 'connected'; stream: EventSource; presence: Timer };

type Listeners = {
  heart: () => void;
  refused: (refusal: LiveEvents['refused']) => void;
  changed: (kinds: LiveEvents['changed']) => void;
  peer: (part: LiveEvents['peer']) => void;
};

/** Holds the couple's event stream, and this device's estimate of the server's clock. */
class LiveConnection {
  #state: State = { name: 'closed' };
  #roomId: string | null = null;
  /** Server's name for this page, once connected. */
  streamId: string | undefined;
  #samples: readonly Sample[] = [];
  /**
   * Time up to which this page knows all changes. Starts at the page load: the first data was
   * fetched after it.
   */
  #heardAt = performance.timeOrigin;
  readonly #listeners: Partial<Listeners> = {};
  #onUnanswered = () => {};

  /**
   * Keeps a stream open until the returned function is called. Without a stream this page does not
   * learn who is signed in: `onUnanswered` is called when the server denies the stream, and at each
   * first failure.
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
    // Check the stream: after a phone was asleep, the stream may be dead without an error.
    else if (this.#state.name === 'connected') void this.#checkStream(SUSPECT_TIMEOUT_MS);
    else this.#connect();
  }

  /** Closes everything that the previous state held and the next state does not need. */
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
    // Keep the oldest, for a network that is only slow, and the newest of the others.
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

  /**
   * Milliseconds in which this page may have missed changes; a year if the clock was set back
   * since.
   */
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

  /** Makes a few round trips in a row: the quickest one is exact enough to begin with. */
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
      // Reconnect: the server has dropped the stream, although the browser shows it as open.
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
