import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../http/host-cookie.ts';
import { hashOf, newSecret } from '../../security/tokens.ts';

/** Longer than any challenge lasts. */
const COOKIE_SECONDS = 3_600;
const SECRET = /^[\w-]{43}$/;

/** Names a browser while it asks for passkeys, so that a challenge is answered where it was given. */
export function browserCookie(appOrigin: string) {
  const cookie = hostCookie(appOrigin, 'passkeys', {
    sameSite: 'strict',
    maxAgeSeconds: COOKIE_SECONDS,
  });

  function read(request: FastifyRequest): string | null {
    const value = cookie.read(request);
    return value && SECRET.test(value) ? value : null;
  }

  return {
    /** The hash by which this browser is known; null for one that has asked for nothing. */
    hashIn(request: FastifyRequest): string | null {
      const value = read(request);
      return value ? hashOf(value) : null;
    },
    /** The same for a browser that asks now. Its tabs share one cookie, and each its own challenge. */
    issue(reply: FastifyReply): string {
      const value = read(reply.request) ?? newSecret();
      cookie.set(reply, value);
      return hashOf(value);
    },
  };
}
