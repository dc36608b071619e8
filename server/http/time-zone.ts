import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { type Day, dayIn, knownZone, type ZonedMoment } from '../../contract/calendar.ts';
import { TIME_ZONE_COOKIE, TIME_ZONE_HEADER } from '../../contract/headers.ts';

type ZonedRequest = FastifyRequest & { user?: { timeZone: string | null } };

/** Finds the caller's zone: the member's own, else the device's, else UTC. */
export function zoneOf(request: ZonedRequest): string {
  const { [TIME_ZONE_HEADER]: named } = request.headers;
  return knownZone(request.user?.timeZone ?? named ?? rememberedZoneOf(request));
}

/** Zone of the device when it last opened a page, if it has told. */
export function rememberedZoneOf({ headers: { cookie } }: FastifyRequest): string | undefined {
  return cookie ? parseCookie(cookie)[TIME_ZONE_COOKIE] : undefined;
}

export function hereAt(request: ZonedRequest, at: Date): ZonedMoment {
  return { at, zone: zoneOf(request) };
}

export function dayOf(request: ZonedRequest, moment: Date): Day {
  return dayIn(zoneOf(request), moment);
}

/** Finds a member's zone at the time of an action; for offline actions the device names one. */
export function zoneThen(
  user: { timeZone: string | null },
  deviceZone: string | undefined,
): string {
  return knownZone(user.timeZone ?? deviceZone);
}
