import http from 'node:http';
import type { FastifyHttpOptions, FastifyServerFactory } from 'fastify';
import type { KnownAnswers } from './known-answers.ts';

/** The HTTP server as the framework makes it, which it does not where something stands ahead of it. */
export function serverAnswering(known: KnownAnswers): FastifyServerFactory {
  return (handle, options) => {
    const settings = options as FastifyHttpOptions<http.Server>;
    const server = http.createServer(settings.http ?? {}, (request, response) => {
      // Once no more connections are taken, the app itself sees to the end of the old ones.
      if (!(server.listening && known.answer(request, response))) handle(request, response);
    });
    server.keepAliveTimeout = settings.keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = settings.requestTimeout ?? server.requestTimeout;
    server.setTimeout(settings.connectionTimeout ?? 0);
    return server;
  };
}
