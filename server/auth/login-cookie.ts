import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const LOGIN_DAYS = 30;
const DAY_SECONDS = 86_400;

/** Where a browser keeps its login. On https the prefix binds the cookie to this very host. */
export function loginCookie(appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  const name = secure ? '__Host-login' : 'login';
  const options = { name, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const write = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header('set-cookie', stringifySetCookie({ ...options, value, maxAge }));
  return {
    read(request: FastifyRequest): string | undefined {
      const { cookie } = request.headers;
      return cookie ? parseCookie(cookie)[name] : undefined;
    },
    set: (reply: FastifyReply, token: string) => write(reply, token, LOGIN_DAYS * DAY_SECONDS),
    clear: (reply: FastifyReply) => write(reply, '', 0),
  };
}
