import { usualRequest } from '../lib/usual-request.ts';

/** As `currentUser` in the contract, which the first file of a page is too small for. */
export const EARLY_URL = '/api/user';

let asked: Promise<Response> | null = null;

/** Asks who is signed in before the app has arrived that wants to know. */
export function askForUserEarly(): void {
  asked = fetch(EARLY_URL, usualRequest());
  // Whoever takes the answer takes the failure.
  asked.catch(() => undefined);
}

/** The early answer, once. */
export function takeEarlyUser(): Promise<Response> | null {
  const answer = asked;
  asked = null;
  return answer;
}
