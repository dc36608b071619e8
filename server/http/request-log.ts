import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Called for every answer: with patterns and classes only, never an address or anyone's id. */
export type ObserveRequest = (
  method: string,
  route: string,
  status: number,
  seconds: number,
) => void;

/** One line a request: the route's pattern and never the address itself, which may name someone. */
export function installRequestLog(
  app: FastifyInstance,
  ...observers: (ObserveRequest | undefined)[]
): void {
  const listening = observers.filter((observe) => observe !== undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOptions.url ?? 'none', status, ms }, 'request');
    for (const observe of listening) observe(method, seriesOf(request), status, elapsedTime / 1000);
    done();
  });
}

/** Each file and each page would be a series of its own, and so would each guess at an address. */
function seriesOf({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern?.startsWith('/api/')) return pattern;
  if (pattern) return 'files';
  return url.startsWith('/api/') ? 'unknown' : 'pages';
}
