import type { VapidKeys } from '../../security/vapid-keys.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { hostConcurrency } from './host-concurrency.ts';
import { isPublicHost } from './public-address.ts';
import { pushConnections } from './push-connections.ts';
import { type PushAddress, type PushMessage, pushRequests } from './push-requests.ts';

/** `gone`: the browser has unsubscribed, or the subscription was made for other server keys. */
export type PushOutcome = 'delivered' | 'gone' | 'failed';

export type PushService = ReturnType<typeof pushServiceWith>;

/** Time that a push service may take, and when a service is skipped. */
export const PUSH_LIMITS = { giveUpAfterMs: 10_000, failuresInARow: 5, restMs: 30_000 };
/** Time after which a message that still waits for an answer makes room for the next. */
export const SLOW_MS = 1_000;
/**
 * Messages on their way to one push service, not counting slow ones. Messages to other services are
 * not limited by them.
 */
const AT_ONCE_TO_A_HOST = 30;
const GONE = [403, 404, 410];

type Options = {
  keys: VapidKeys;
  /** Only origin that may be internal and without TLS, such as a push service in tests. */
  localOrigin?: string | undefined;
  /** Lower values in tests. */
  limits?: typeof PUSH_LIMITS | undefined;
  /** Called with the reason when a message could not be handed over, never with the recipient. */
  onFailure: (error: unknown) => void;
};

export function pushServiceWith({ keys, localOrigin, limits = PUSH_LIMITS, onFailure }: Options) {
  const { giveUpAfterMs } = limits;
  const connections = pushConnections({ localOrigin, giveUpAfterMs });
  const hosts = circuitBreaker(limits);
  const requestFor = pushRequests(keys);
  const turns = hostConcurrency(AT_ONCE_TO_A_HOST);

  async function handOver(to: PushAddress, message: PushMessage): Promise<PushOutcome> {
    const url = new URL(to.endpoint);
    if (connections.isClosed() || !hosts.mayTry(url.host)) return 'failed';
    try {
      const status = await connections.post({ url, ...(await requestFor(to, message)) });
      if (status >= 500 || status === 429) hosts.noteFailure(url.host);
      else hosts.noteAnswer(url.host);
      if (status >= 200 && status < 300) return 'delivered';
      if (GONE.includes(status)) return 'gone';
      onFailure(refusedWith(status));
    } catch (error) {
      hosts.noteFailure(url.host);
      onFailure(error);
    }
    return 'failed';
  }

  return {
    publicKey: keys.publicKey,
    /** True if a browser may name this address: on the public internet and over TLS. */
    accepts(endpoint: string): boolean {
      if (!URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      if (url.username || url.password) return false;
      if (url.origin === localOrigin) return true;
      return url.protocol === 'https:' && isPublicHost(url.hostname);
    },
    /**
     * Sends a message. Calls `onWait` and waits for a turn if many others are on their way to the
     * same service.
     */
    async send(
      to: PushAddress,
      message: PushMessage,
      onWait: () => void = () => undefined,
    ): Promise<PushOutcome> {
      const endTurn = await turns.take(new URL(to.endpoint).host, onWait);
      const timer = setTimeout(endTurn, SLOW_MS).unref();
      try {
        return await handOver(to, message);
      } finally {
        clearTimeout(timer);
        endTurn();
      }
    },
    close: connections.close,
  };
}

function refusedWith(status: number): Error {
  return Object.assign(new Error('A push service refused a message.'), { code: `HTTP ${status}` });
}
