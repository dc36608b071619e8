import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER_HEADER, STREAM_HEADER } from '../../contract/headers.ts';
import { isUuid } from '../../contract/uuid.ts';
import type { App, Deps } from '../deps.ts';
import { locked, notSignedIn } from '../http/errors.ts';
import { loginCookie } from './login-cookie.ts';
import { extendLogin, type Reader, readerOf } from './queries.ts';

/** A login slides at most this often: one write an hour, not one a request. */
const SLIDE_AFTER_MS = 3_600_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member, once `requireUser` has let the request pass. */
    user: Reader;
    /** Lets a signed-in member pass and refuses everyone else. */
    identify(reply: FastifyReply): Promise<Reader | null>;
  }
}

/** Teaches requests who is asking. */
export function installIdentity(app: App, deps: Deps): void {
  const { db, now, appOrigin } = deps;
  const cookie = loginCookie(appOrigin);
  // Undefined until `requireUser` has run; routes that read it name that guard.
  app.decorateRequest('user');
  app.decorateRequest('identify', async function identify(this: FastifyRequest, reply) {
    const token = cookie.read(this);
    if (!token) return null;
    const moment = now();
    const reader = await readerOf(deps, token, moment);
    if (!reader || !isFor(reader, this)) return null;
    if (moment.getTime() - reader.lastSeenAt.getTime() > SLIDE_AFTER_MS) {
      await extendLogin(db, reader, moment);
      cookie.set(reply, token);
    }
    return { ...reader, streamId: streamIdOf(this) };
  });
}

/** What was typed under another login, as in a tab that has not heard of the sign-out, is not this one's. */
function isFor({ id }: { id: string }, { headers }: FastifyRequest): boolean {
  const named = headers[MEMBER_HEADER];
  return named === undefined || String(named).toLowerCase() === id;
}

/** Whether the login that a request bears has not ended. */
export async function isSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return (await request.identify(reply)) !== null;
}

function streamIdOf({ headers }: FastifyRequest): string | null {
  const named = headers[STREAM_HEADER];
  return typeof named === 'string' && isUuid(named) ? named : null;
}

export async function requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const reader = await request.identify(reply);
  if (!reader) throw notSignedIn();
  request.user = reader;
}

/** For what the lock keeps: lets pass who is signed in, unless their lock is closed. */
export async function requireUnlocked(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await requireUser(request, reply);
  refuseIfLocked(request.user);
}

/** The same where visitors may pass too. */
export function refuseIfLocked(reader: Reader | null): void {
  if (reader?.lock?.isLocked) throw locked();
}
