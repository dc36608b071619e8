import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Observes every answer by patterns and classes only, never by an address or anyone's id. */
export type ObserveRequest = (
  method: string,
  route: string,
  status: number,
  seconds: number,
) => void;

/** Logs one line per request, with the route's pattern. The address itself may name someone. */
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

/** Groups files and pages: each of them, and each guessed address, would be a series of its own. */
function seriesOf({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern?.startsWith('/api/')) return pattern;
  if (pattern) return 'files';
  return url.startsWith('/api/') ? 'unknown' : 'pages';
}
