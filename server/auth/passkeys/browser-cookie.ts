import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../http/host-cookie.ts';
import { hashOf, newSecret } from '../../security/tokens.ts';

/** Lasts longer than any challenge. */
const COOKIE_SECONDS = 3_600;
const SECRET = /^[\w-]{43}$/;

/** Identifies a browser that uses passkeys, so that no other browser can answer its challenge. */
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
    /** Returns the hash that identifies this browser; null if it has requested no challenge. */
    hashIn(request: FastifyRequest): string | null {
      const value = read(request);
      return value ? hashOf(value) : null;
    },
    /** Sets the cookie and returns its hash. Tabs share one cookie; each has its own challenge. */
    issue(reply: FastifyReply): string {
      const value = read(reply.request) ?? newSecret();
      cookie.set(reply, value);
      return hashOf(value);
    },
  };
}
