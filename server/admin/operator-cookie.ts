import { hostCookie } from '../http/host-cookie.ts';

export const OPERATOR_LOGIN_SECONDS = 3600;

/** Builds the cookie of an operator's login, which no other site can make the browser send. */
export function operatorCookie(appOrigin: string) {
  return hostCookie(appOrigin, 'desk', {
    sameSite: 'strict',
    maxAgeSeconds: OPERATOR_LOGIN_SECONDS,
  });
}
