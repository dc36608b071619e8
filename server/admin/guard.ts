import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { crossSite, notAtDesk, notFound } from '../http/errors.ts';
import { guardedBy } from '../http/openapi.ts';
import { ownPageTest } from '../http/origin.ts';
import { operatorWith } from './login-queries.ts';
import { operatorCookie } from './operator-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator signed in to the desk, once the guard has let the request pass. */
    operator: NonNullable<Awaited<ReturnType<typeof operatorWith>>>;
  }
}

/** Lets only requests from our own page pass, and only if ADMIN_TOKEN is set. */
export function deskDoor({ adminToken, appOrigin }: Deps) {
  const isOwnPage = ownPageTest(appOrigin);
  return (request: FastifyRequest): string => {
    if (!adminToken) throw notFound();
    if (!isOwnPage(request)) throw crossSite();
    return adminToken;
  };
}

/** Lets signed-in operators pass. The operator token itself opens nothing here. */
export function adminGuard(deps: Deps) {
  const { db, now, appOrigin } = deps;
  const cookie = operatorCookie(appOrigin);
  const door = deskDoor(deps);
  return guardedBy('desk', async (request: FastifyRequest): Promise<void> => {
    const adminToken = door(request);
    const token = cookie.read(request);
    const operator = token ? await operatorWith({ db, adminToken }, token, now()) : null;
    if (!operator) throw notAtDesk();
    request.operator = operator;
  });
}
