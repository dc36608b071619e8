import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  PREFERENCES_COOKIE,
  type Preferences,
  readPreferences,
  writePreferences,
} from '../../contract/preferences.ts';

const YEAR_SECONDS = 31_536_000;

/** Makes the cookie that remembers a member's look. Scripts read it too: no secrets here. */
export function preferencesCookie(appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  const options = { name: PREFERENCES_COOKIE, path: '/', sameSite: 'lax', secure } as const;
  const write = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header('set-cookie', stringifySetCookie({ ...options, value, maxAge }));
  return {
    sync(reply: FastifyReply, preferences: Preferences): void {
      const value = writePreferences(preferences);
      if (writePreferences(preferencesOf(reply.request)) === value) return;
      write(reply, value, YEAR_SECONDS);
    },
    clear: (reply: FastifyReply) => write(reply, '', 0),
  };
}

export function preferencesOf(request: FastifyRequest): Preferences {
  const { cookie } = request.headers;
  return readPreferences(cookie ? parseCookie(cookie)[PREFERENCES_COOKIE] : undefined);
}
