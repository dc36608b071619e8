import type { FastifyRequest } from 'fastify';
import { type Day, dayIn, knownZone, type ZonedMoment } from '../../contract/calendar.ts';
import { TIME_ZONE_HEADER } from '../../contract/headers.ts';

type ZonedRequest = FastifyRequest & { user?: { timeZone: string | null } };

/** Where the caller is: the member's own zone, else the device's, else UTC. */
export function zoneOf(request: ZonedRequest): string {
  return knownZone(request.user?.timeZone ?? request.headers[TIME_ZONE_HEADER]);
}

/** A moment where the caller is. */
export function hereAt(request: ZonedRequest, at: Date): ZonedMoment {
  return { at, zone: zoneOf(request) };
}

/** The caller's day, where they are. */
export function dayOf(request: ZonedRequest, moment: Date): Day {
  return dayIn(zoneOf(request), moment);
}

/** Where a member was; their device says so of what it did without a network. */
export function zoneThen(
  user: { timeZone: string | null },
  deviceZone: string | undefined,
): string {
  return knownZone(user.timeZone ?? deviceZone);
}
