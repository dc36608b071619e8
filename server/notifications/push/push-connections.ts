import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { publicLookup } from './public-address.ts';

/**
 * Sockets per push service: enough beside those that hang, and some kept open for later messages.
 */
const SOCKETS = { keepAlive: true, maxSockets: 500, maxFreeSockets: 50 };

type Request = { url: URL; headers: Record<string, string>; body: Buffer };
type Options = {
  /** Only origin that may be internal and without TLS. */
  localOrigin: string | undefined;
  giveUpAfterMs: number;
};

/** Opens connections to push services and keeps them for later messages. */
export function pushConnections({ localOrigin, giveUpAfterMs }: Options) {
  const agents = {
    local: new HttpAgent(SOCKETS),
    // Check the address in the agent: no redirect is followed, so no other connection is made.
    public: new HttpsAgent({ ...SOCKETS, lookup: publicLookup }),
  };
  let isClosed = false;

  /** Posts a request and returns the status. Discards the body of the answer. */
  function post({ url, headers, body }: Request, isSecond = false): Promise<number> {
    const isPlain = url.origin === localOrigin && url.protocol === 'http:';
    const [ask, agent] = isPlain ? [httpRequest, agents.local] : [httpsRequest, agents.public];
    return new Promise((resolve, reject) => {
      const request = ask(url, { method: 'POST', headers, agent }, (response) => {
        resolve(response.statusCode ?? 0);
        response.on('error', () => undefined).resume();
        response.once('close', () => clearTimeout(timer));
      });
      const silence = Object.assign(new Error('The push service is silent.'), {
        code: 'ETIMEDOUT',
      });
      // Wait one turn: an answer may have arrived while this process was busy.
      const giveUp = () => setImmediate(() => request.destroy(silence));
      const timer = setTimeout(giveUp, giveUpAfterMs);
      request.once('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        // Repeat once: the service closed an idle kept connection, which does not mean a refusal.
        const isStale = request.reusedSocket && error.code === 'ECONNRESET' && !isClosed;
        if (isStale && !isSecond) resolve(post({ url, headers, body }, true));
        else reject(error);
      });
      request.end(body);
    });
  }

  return {
    post: (request: Request) => post(request),
    isClosed: () => isClosed,
    close(): void {
      isClosed = true;
      agents.local.destroy();
      agents.public.destroy();
    },
  };
}
