import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { type Encoded, encodingFor } from './encoded.ts';
import type { ObserveRequest } from './request-timer.ts';

type KnownAnswer = { route: string; headers: OutgoingHttpHeaders; encoded: Encoded };
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
      const headers = reply.getHeaders() as OutgoingHttpHeaders;
      known.set(url, { route: routeOptions.url ?? '', headers, encoded });
    },

    /** Whether the request has been answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const found = request.method === 'GET' ? known.get(request.url ?? '') : undefined;
      if (!found) return false;
      const started = performance.now();
      const { route, headers, encoded } = found;
      const encoding = encodingFor(request.headers['accept-encoding']);
      const body = encoded[encoding ?? 'plain'];
      response.writeHead(200, {
        ...headers,
        ...(encoding && { 'content-encoding': encoding }),
        'content-length': body.length,
      });
      response.end(body);
      const ms = performance.now() - started;
      const said = { reqId: randomUUID(), method: 'GET', route, status: 200 };
      log.info({ ...said, ms: Math.round(ms * 10) / 10 }, 'request');
      observe?.('GET', route, 200, ms / MS_PER_SECOND);
      return true;
    },
  };
}

export type KnownAnswers = ReturnType<typeof knownAnswers>;
