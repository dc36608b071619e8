import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Options = { sameSite: 'lax' | 'strict'; maxAgeSeconds: number };

/** On https the prefix binds the cookie to this very host. */
export function hostCookieName(appOrigin: string, word: string): string {
  return appOrigin.startsWith('https:') ? `__Host-${word}` : word;
}

/** Makes a cookie that no script sees. */
export function hostCookie(appOrigin: string, word: string, { sameSite, maxAgeSeconds }: Options) {
  const secure = appOrigin.startsWith('https:');
  const name = hostCookieName(appOrigin, word);
  const options = { name, path: '/', httpOnly: true, sameSite, secure };
  const write = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header('set-cookie', stringifySetCookie({ ...options, value, maxAge }));
  return {
    read(request: FastifyRequest): string | undefined {
      const { cookie } = request.headers;
      return cookie ? parseCookie(cookie)[name] : undefined;
    },
    set: (reply: FastifyReply, value: string) => write(reply, value, maxAgeSeconds),
    clear: (reply: FastifyReply) => write(reply, '', 0),
  };
}
