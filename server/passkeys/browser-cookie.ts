import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newSecret } from '../security/tokens.ts';

/** Longer than any challenge lasts. */
const COOKIE_SECONDS = 3_600;
const SECRET = /^[\w-]{43}$/;

/** Names a browser while it asks for passkeys, so that a challenge is answered where it was given. */
export function browserCookie(appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  const name = secure ? '__Host-passkeys' : 'passkeys';
  const options = { name, path: '/', httpOnly: true, sameSite: 'strict', secure } as const;

  function read({ headers }: FastifyRequest): string | null {
    const value = headers.cookie ? parseCookie(headers.cookie)[name] : undefined;
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
      reply.header('set-cookie', stringifySetCookie({ ...options, value, maxAge: COOKIE_SECONDS }));
      return hashOf(value);
    },
  };
}
