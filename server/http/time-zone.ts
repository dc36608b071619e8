import type { FastifyRequest } from 'fastify';
import { type Day, dayIn, knownZone } from '../../contract/calendar.ts';
import { TIME_ZONE_HEADER } from '../../contract/headers.ts';

type ZonedRequest = FastifyRequest & { user?: { timeZone: string | null } };

/** Where the caller is: the member's own zone, else the device's, else UTC. */
export function zoneOf(request: ZonedRequest): string {
  return knownZone(request.user?.timeZone ?? request.headers[TIME_ZONE_HEADER]);
}

/** The caller's day, where they are. */
export function dayOf(request: ZonedRequest, moment: Date): Day {
  return dayIn(zoneOf(request), moment);
}

/** The day of a moment where a member was then; their device says so of what it did without a network. */
export function dayThen(
  user: { timeZone: string | null },
  deviceZone: string | undefined,
  moment: Date,
): Day {
  return dayIn(knownZone(user.timeZone ?? deviceZone), moment);
}
