import { hostCookie } from '../http/host-cookie.ts';

export const LOGIN_DAYS = 30;
const DAY_SECONDS = 86_400;

export function loginCookie(appOrigin: string) {
  return hostCookie(appOrigin, 'login', {
    sameSite: 'lax',
    maxAgeSeconds: LOGIN_DAYS * DAY_SECONDS,
  });
}
