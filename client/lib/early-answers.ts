import { usualRequest } from './usual-request.ts';

/** What nobody has asked for by then belongs to a page that is not there any more. */
const GOOD_FOR_MS = 10_000;

type Early = { answer: Promise<Response>; askedAt: number };
const early = new Map<string, Early>();

/** Makes a call before the app has arrived that will make it. */
export function askEarly(address: string): void {
  const answer = fetch(address, usualRequest());
  // Whoever takes the answer takes the failure.
  answer.catch(() => undefined);
  early.set(address, { answer, askedAt: performance.now() });
}

/** The early answer to a call, once, if there is one. */
export function takeEarly(address: string): Promise<Response> | null {
  const found = early.get(address);
  early.delete(address);
  return found && performance.now() - found.askedAt < GOOD_FOR_MS ? found.answer : null;
}
