import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { LRUCache } from 'lru-cache';
import type { VapidKeys } from '../security/vapid-keys.ts';
import { isPublicHost, publicLookup } from './public-address.ts';
import { turnsFor } from './turns.ts';

/** Where a browser's push service takes messages for it, and what they are encrypted with. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

type Message = {
  text: string;
  ttlSeconds: number;
  isUrgent: boolean;
  /** Of two messages with one topic that wait at the push service, the later replaces the other. */
  topic: string;
};

/** `gone`: the browser has unsubscribed, or the subscription was made for other keys. */
export type PushOutcome = 'delivered' | 'gone' | 'failed';

export type PushService = ReturnType<typeof pushServiceWith>;

/**
 * How long a push service may take. One that failed so often in a row is left alone for a while, so
 * that others need not wait for it.
 */
export const PATIENCE = { giveUpAfterMs: 10_000, failuresInARow: 5, restMs: 30_000 };
/** Whoever waits longer for an answer makes room for the next. */
export const SLOW_MS = 1_000;
/** To one push service, of those that it has not kept waiting: the others of this process go past them. */
const AT_ONCE_TO_A_HOST = 30;
/** For each push service: room beside those that are silent, and as many as are kept for the next. */
const SOCKETS = { keepAlive: true, maxSockets: 500, maxFreeSockets: 50 };
/** Services are few; but whoever subscribes may name any. */
const KNOWN_HOSTS = 1_000;
const GONE = [403, 404, 410];
/** A signature is valid for twelve hours. To sign costs more than all the rest of a message. */
const SIGNED_FOR_MS = 3_600_000;

type Options = {
  keys: VapidKeys;
  /** The one origin that may be internal and without TLS, such as a push service in tests. */
  localOrigin?: string | undefined;
  /** Shorter in tests. */
  patience?: typeof PATIENCE | undefined;
  /** Told why a message could not be handed over: never to whom. */
  onFailure: (error: unknown) => void;
};

export function pushServiceWith({ keys, localOrigin, patience = PATIENCE, onFailure }: Options) {
  const { giveUpAfterMs, failuresInARow, restMs } = patience;
  const agents = {
    local: new HttpAgent(SOCKETS),
    // The lookup stands in the agent: no redirect is followed and no other connection is made.
    public: new HttpsAgent({ ...SOCKETS, lookup: publicLookup }),
  };
  const failures = new LRUCache<string, { inARow: number; restsUntil: number }>({
    max: KNOWN_HOSTS,
  });

  const turns = turnsFor(AT_ONCE_TO_A_HOST);
  let isClosed = false;

  const signatures = new LRUCache<string, string>({ max: KNOWN_HOSTS, ttl: SIGNED_FOR_MS });

  /** What a push service is asked with: who we are, and the message under the keys of the browser. */
  async function requestFor(to: PushAddress, message: Message) {
    // Loaded when the first message is sent, which in many processes is never.
    const { default: webPush } = await import('web-push');
    const { origin } = new URL(to.endpoint);
    const { subject, publicKey, privateKey } = keys;
    let signature = signatures.get(origin);
    if (!signature) {
      const signed = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
      signature = signed.Authorization;
      signatures.set(origin, signature);
    }
    return webPush.generateRequestDetails(to, message.text, {
      headers: { Authorization: signature },
      TTL: message.ttlSeconds,
      urgency: message.isUrgent ? 'high' : 'normal',
      topic: message.topic,
    });
  }

  function note(host: string, hasFailed: boolean): void {
    if (!hasFailed) return void failures.delete(host);
    const inARow = (failures.get(host)?.inARow ?? 0) + 1;
    const restsUntil = inARow >= failuresInARow ? performance.now() + restMs : 0;
    failures.set(host, { inARow, restsUntil });
  }

  /** A service that has rested is tried with one message; the others wait for what becomes of it. */
  function mayTry(host: string): boolean {
    const { inARow = 0, restsUntil = 0 } = failures.get(host) ?? {};
    if (restsUntil > performance.now()) return false;
    if (restsUntil > 0) failures.set(host, { inARow, restsUntil: performance.now() + restMs });
    return true;
  }

  /** The status of the answer. Its body is nobody's business. */
  function post(
    url: URL,
    headers: Record<string, string>,
    body: Buffer,
    isSecond = false,
  ): Promise<number> {
    const isLocal = url.origin === localOrigin;
    const ask = isLocal && url.protocol === 'http:' ? httpRequest : httpsRequest;
    const agent = ask === httpRequest ? agents.local : agents.public;
    return new Promise((resolve, reject) => {
      const request = ask(url, { method: 'POST', headers, agent }, (response) => {
        resolve(response.statusCode ?? 0);
        response.on('error', () => undefined).resume();
        response.once('close', () => clearTimeout(timer));
      });
      const silence = Object.assign(new Error('The push service is silent.'), {
        code: 'ETIMEDOUT',
      });
      // An answer that came while this process was busy is read first.
      const giveUp = () => setImmediate(() => request.destroy(silence));
      const timer = setTimeout(giveUp, giveUpAfterMs);
      request.once('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        // The service had ended a connection that was kept for the next message: that is no refusal.
        const isStale = request.reusedSocket && error.code === 'ECONNRESET' && !isClosed;
        if (isStale && !isSecond) resolve(post(url, headers, body, true));
        else reject(error);
      });
      request.end(body);
    });
  }

  return {
    publicKey: keys.publicKey,
    /** Whether a browser may name this address: on the public internet, and over TLS. */
    accepts(endpoint: string): boolean {
      if (!URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      if (url.username || url.password) return false;
      if (url.origin === localOrigin) return true;
      return url.protocol === 'https:' && isPublicHost(url.hostname);
    },
    /** Waits for its turn where others are on their way to the same service, and says so first. */
    async send(
      to: PushAddress,
      message: Message,
      onWait: () => void = () => undefined,
    ): Promise<PushOutcome> {
      const url = new URL(to.endpoint);
      const endTurn = await turns.take(url.host, onWait);
      const timer = setTimeout(endTurn, SLOW_MS).unref();
      try {
        if (isClosed || !mayTry(url.host)) return 'failed';
        const { headers, body } = await requestFor(to, message);
        const status = await post(url, headers as Record<string, string>, body as Buffer);
        note(url.host, status >= 500 || status === 429);
        if (status >= 200 && status < 300) return 'delivered';
        if (GONE.includes(status)) return 'gone';
        throw Object.assign(new Error('A push service refused a message.'), {
          code: `HTTP ${status}`,
        });
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        if (!code.startsWith('HTTP')) note(url.host, true);
        onFailure(error);
        return 'failed';
      } finally {
        clearTimeout(timer);
        endTurn();
      }
    },
    close(): void {
      isClosed = true;
      agents.local.destroy();
      agents.public.destroy();
    },
  };
}
