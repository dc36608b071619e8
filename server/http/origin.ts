import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackOrigin } from '../config.ts';
import { crossSite } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests from other sites whose method changes something. */
export function installOriginCheck(app: FastifyInstance, appOrigin: string): void {
  const isOurs = originTest(appOrigin);
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done();
    const { origin } = request.headers;
    const isForeign = isCrossSite(request) || (origin !== undefined && !isOurs(origin));
    done(isForeign ? crossSite() : undefined);
  });
}

/** True if a browser names another site. A request without this header comes from a tool. */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Checks requests that a powerful cookie authenticates. A request that changes something must name
 * our own page as its origin. A reading request must not name another site.
 */
export function ownPageTest(appOrigin: string): (request: FastifyRequest) => boolean {
  const isOurs = originTest(appOrigin);
  return (request) => {
    if (isCrossSite(request)) return false;
    return SAFE_METHODS.has(request.method) || isOurs(request.headers.origin ?? '');
  };
}

/** Treats localhost and 127.0.0.1 as one origin, on the developer's own machine. */
function originTest(appOrigin: string): (origin: string) => boolean {
  const ours = new URL(appOrigin);
  const isLocal = isLoopbackOrigin(appOrigin);
  return (origin) => {
    if (origin === appOrigin) return true;
    if (!isLocal || !URL.canParse(origin)) return false;
    const theirs = new URL(origin);
    return (
      theirs.protocol === ours.protocol && theirs.port === ours.port && isLoopbackOrigin(origin)
    );
  };
}
