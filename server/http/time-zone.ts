import type { FastifyRequest } from 'fastify';
import { type Day, dayIn, knownZone } from '../../contract/calendar.ts';
import { TIME_ZONE_HEADER } from '../../contract/headers.ts';

type ZonedRequest = FastifyRequest & { user?: { timeZone: string | null } };

/** The caller's day: by the member's own zone, else the device's, else UTC. */
export function dayOf(request: ZonedRequest, moment: Date): Day {
  return dayIn(knownZone(request.user?.timeZone ?? request.headers[TIME_ZONE_HEADER]), moment);
}
