import { hostCookie } from '../http/host-cookie.ts';

export const OPERATOR_LOGIN_SECONDS = 3600;

/** Where a browser keeps an operator's login. No other site can make the browser send it. */
export function operatorCookie(appOrigin: string) {
  return hostCookie(appOrigin, 'desk', {
    sameSite: 'strict',
    maxAgeSeconds: OPERATOR_LOGIN_SECONDS,
  });
}
