import { once } from 'node:events';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { publicLookup } from './public-address.ts';

type Request = { headers: Record<string, string>; body: Buffer; signal: AbortSignal };

/** Posts to push services. `localOrigin` is the only one that may be internal and without TLS. */
export function pushConnections(localOrigin: string | undefined) {
  const local = new HttpAgent({ keepAlive: true });
  // Check the address in the agent: no redirect is followed, so no other connection is made.
  const secure = new HttpsAgent({ keepAlive: true, lookup: publicLookup });
  let isClosed = false;

  /** Returns the status of the answer and discards the body. */
  async function post(url: URL, message: Request): Promise<number> {
    if (isClosed) throw new Error('The app is stopping.');
    const { headers, body, signal } = message;
    const isLocal = url.origin === localOrigin && url.protocol === 'http:';
    const [ask, agent] = isLocal ? [httpRequest, local] : [httpsRequest, secure];
    const request = ask(url, { method: 'POST', headers, signal, agent }).end(body);
    // Handle errors after the answer, such as a body that never ends.
    request.on('error', () => undefined);
    try {
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.on('error', () => undefined).resume();
      return response.statusCode ?? 0;
    } catch (error) {
      // Repeat if the service closed an idle kept connection, which does not mean a refusal.
      const isStale =
        request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      if (isStale) return post(url, message);
      throw error;
    }
  }

  return {
    post,
    close(): void {
      isClosed = true;
      local.destroy();
      secure.destroy();
    },
  };
}
