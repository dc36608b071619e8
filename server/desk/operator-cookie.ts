import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const OPERATOR_LOGIN_SECONDS = 3600;

/** Where a browser keeps an operator's login. No other site can make the browser send it. */
export function operatorCookie(appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  const name = secure ? '__Host-desk' : 'desk';
  const options = { name, path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const write = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header('set-cookie', stringifySetCookie({ ...options, value, maxAge }));
  return {
    read(request: FastifyRequest): string | undefined {
      const { cookie } = request.headers;
      return cookie ? parseCookie(cookie)[name] : undefined;
    },
    set: (reply: FastifyReply, token: string) => write(reply, token, OPERATOR_LOGIN_SECONDS),
    clear: (reply: FastifyReply) => write(reply, '', 0),
  };
}
