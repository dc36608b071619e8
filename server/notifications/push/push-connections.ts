import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { publicLookup } from './public-address.ts';

/** For each push service: room beside those that are silent, and as many as are kept for the next. */
const SOCKETS = { keepAlive: true, maxSockets: 500, maxFreeSockets: 50 };

type Request = { url: URL; headers: Record<string, string>; body: Buffer };
type Options = {
  /** The one origin that may be internal and without TLS. */
  localOrigin: string | undefined;
  giveUpAfterMs: number;
};

/** Connections to push services, kept for the next message. */
export function pushConnections({ localOrigin, giveUpAfterMs }: Options) {
  const agents = {
    local: new HttpAgent(SOCKETS),
    // The lookup stands in the agent: no redirect is followed and no other connection is made.
    public: new HttpsAgent({ ...SOCKETS, lookup: publicLookup }),
  };
  let isClosed = false;

  /** The status of the answer. Its body is nobody's business. */
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
      // An answer that came while this process was busy is read first.
      const giveUp = () => setImmediate(() => request.destroy(silence));
      const timer = setTimeout(giveUp, giveUpAfterMs);
      request.once('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        // The service had ended a connection that was kept for the next message: that is no refusal.
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
