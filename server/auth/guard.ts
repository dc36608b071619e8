import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER_HEADER, STREAM_HEADER } from '../../contract/headers.ts';
import { isUuid } from '../../contract/uuid.ts';
import type { App, Deps } from '../deps.ts';
import { locked, notSignedIn } from '../http/errors.ts';
import { guardedBy } from '../http/openapi.ts';
import { loginCookie } from './login-cookie.ts';
import { extendLogin, type Reader, readerOf } from './queries.ts';

/** Extends a login at most this often: one write an hour, not one per request. */
const SLIDE_AFTER_MS = 3_600_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member, once `requireUser` has let the request pass. */
    user: Reader;
    /** Finds the signed-in member; null for everyone else. */
    identify(reply: FastifyReply): Promise<Reader | null>;
  }
}

/** Lets requests identify their member. */
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

/** False for input typed under another login, as in a tab that is still open after a sign-out. */
function isFor({ id }: { id: string }, { headers }: FastifyRequest): boolean {
  const named = headers[MEMBER_HEADER];
  return named === undefined || String(named).toLowerCase() === id;
}

/** True if the request's login has not ended. */
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

/** Guards private data: lets signed-in members pass unless their lock is closed. */
export async function requireUnlocked(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await requireUser(request, reply);
  refuseIfLocked(request.user);
}

for (const guard of [requireUser, requireUnlocked]) guardedBy('login', guard);

/** Refuses a closed lock where visitors may pass too. */
export function refuseIfLocked(reader: Reader | null): void {
  if (reader?.lock?.isLocked) throw locked();
}
