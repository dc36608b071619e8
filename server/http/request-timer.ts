import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Told of every answer: patterns and classes only, never an address or anyone's id. */
export type ObserveRequest = (
  method: string,
  route: string,
  status: number,
  seconds: number,
) => void;

export function installRequestTimer(app: FastifyInstance, observe: ObserveRequest): void {
  app.addHook('onResponse', (request, reply, done) => {
    observe(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

/** Each file and each page would be a series of its own, and so would each guess at an address. */
function routeOf({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern?.startsWith('/api/')) return pattern;
  if (pattern) return 'files';
  return url.startsWith('/api/') ? 'unknown' : 'pages';
}
