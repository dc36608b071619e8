import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { type Encoded, encodingFor } from './encoded.ts';
import type { ObserveRequest } from './request-timer.ts';

/** One way to send it: the headers in the flat form that Node takes as they are. */
type Sending = { headers: string[]; body: Buffer };
type KnownAnswer = Record<keyof Encoded, Sending> & { route: string; log: FastifyBaseLogger };
type Watchers = { log: FastifyBaseLogger; observe?: ObserveRequest | undefined };

/** Far more than there are; whoever asks in ever new ways takes the longer way. */
const MOST = 64;
const MS_PER_SECOND = 1_000;

/**
 * Answers that depend on nothing but the address. Hooks, schemas and a logger of its own would cost
 * such an answer more than itself, so that from the second time on it is given ahead of them all,
 * with the headers that they gave it the first time, and is logged and timed alike.
 */
export function knownAnswers({ log, observe }: Watchers) {
  const known = new Map<string, KnownAnswer>();
  return {
    remember(reply: FastifyReply, encoded: Encoded): void {
      const { url, routeOptions } = reply.request;
      if (known.size >= MOST) return;
      const route = routeOptions.url ?? '';
      const common = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
        name,
        String(value),
      ]);
      const sending = (body: Buffer, ...more: string[]): Sending => ({
        headers: [...common, ...more, 'content-length', String(body.length)],
        body,
      });
      known.set(url, {
        route,
        plain: sending(encoded.plain),
        br: sending(encoded.br, 'content-encoding', 'br'),
        gzip: sending(encoded.gzip, 'content-encoding', 'gzip'),
        // What is the same in all of its lines is written once.
        log: log.child({ method: 'GET', route, status: 200 }),
      });
    },

    /** Whether the request has been answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const found = request.method === 'GET' ? known.get(request.url ?? '') : undefined;
      if (!found) return false;
      const started = performance.now();
      const encoding = encodingFor(request.headers['accept-encoding']);
      const { headers, body } = found[encoding ?? 'plain'];
      response.writeHead(200, headers).end(body);
      const ms = performance.now() - started;
      found.log.info({ reqId: randomUUID(), ms: Math.round(ms * 10) / 10 }, 'request');
      observe?.('GET', found.route, 200, ms / MS_PER_SECOND);
      return true;
    },
  };
}

export type KnownAnswers = ReturnType<typeof knownAnswers>;
