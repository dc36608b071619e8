import type { FastifyInstance } from 'fastify';

/** Bodies are JSON or are refused: a form on another site cannot send any. */
export function installJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a payload may still announce its type.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
