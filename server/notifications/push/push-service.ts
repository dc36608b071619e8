import type { VapidKeys } from '../../security/vapid-keys.ts';
import { isPublicHost } from './public-address.ts';
import { pushConnections } from './push-connections.ts';
import { type PushAddress, type PushMessage, pushRequests } from './push-requests.ts';

/** `gone`: the browser has unsubscribed, or the subscription was made for other server keys. */
export type PushOutcome = 'delivered' | 'gone' | 'failed';

export type PushService = ReturnType<typeof pushServiceWith>;

const GIVE_UP_AFTER_MS = 10_000;
/**
 * Limit on messages on their way to one push service. Only a service that hardly answers keeps so
 * many waiting, so further ones fail at once and are tried again later.
 */
const AT_ONCE_TO_A_HOST = 200;
const GONE = [403, 404, 410];

type Options = {
  keys: VapidKeys;
  /** Only origin that may be internal and without TLS, such as a push service in tests. */
  localOrigin?: string | undefined;
  /** Another time in tests. */
  giveUpAfterMs?: number | undefined;
  /** Called with the reason when a message could not be handed over, never with the recipient. */
  onFailure: (error: unknown) => void;
};

export function pushServiceWith({
  keys,
  localOrigin,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
  onFailure,
}: Options) {
  const connections = pushConnections(localOrigin);
  const requestFor = pushRequests(keys);
  const onTheirWay = new Map<string, number>();

  async function handOver(to: PushAddress, message: PushMessage): Promise<PushOutcome> {
    const signal = AbortSignal.timeout(giveUpAfterMs);
    try {
      const request = { ...(await requestFor(to, message)), signal };
      const status = await connections.post(new URL(to.endpoint), request);
      if (status >= 200 && status < 300) return 'delivered';
      if (GONE.includes(status)) return 'gone';
      onFailure(refusedWith(status));
    } catch (error) {
      onFailure(signal.aborted ? signal.reason : error);
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
    async send(to: PushAddress, message: PushMessage): Promise<PushOutcome> {
      const { host } = new URL(to.endpoint);
      const before = onTheirWay.get(host) ?? 0;
      if (before >= AT_ONCE_TO_A_HOST) return 'failed';
      onTheirWay.set(host, before + 1);
      try {
        return await handOver(to, message);
      } finally {
        const left = (onTheirWay.get(host) ?? 1) - 1;
        if (left > 0) onTheirWay.set(host, left);
        else onTheirWay.delete(host);
      }
    },
    close: connections.close,
  };
}

function refusedWith(status: number): Error {
  return Object.assign(new Error('A push service refused a message.'), { code: `HTTP ${status}` });
}
