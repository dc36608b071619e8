import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackOrigin } from '../config.ts';
import { crossSite } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses whatever another site makes a browser send here with a method that changes something. */
export function installOriginCheck(app: FastifyInstance, appOrigin: string): void {
  const isOurs = originTest(appOrigin);
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done();
    const { origin } = request.headers;
    const isForeign = isCrossSite(request) || (origin !== undefined && !isOurs(origin));
    done(isForeign ? crossSite() : undefined);
  });
}

/** A browser says where a request comes from; a tool without that header is not a browser. */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * For calls that a cookie of great power authenticates: a request that changes something must say
 * that it comes from our own page, and one that reads must not say that it comes from another.
 */
export function ownPageTest(appOrigin: string): (request: FastifyRequest) => boolean {
  const isOurs = originTest(appOrigin);
  return (request) => {
    if (isCrossSite(request)) return false;
    return SAFE_METHODS.has(request.method) || isOurs(request.headers.origin ?? '');
  };
}

/** On the developer's own machine, localhost and 127.0.0.1 are one place. */
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
