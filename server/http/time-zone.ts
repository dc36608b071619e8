import type { FastifyRequest } from 'fastify';
import { type Day, dayIn, knownZone } from '../../contract/calendar.ts';
import { TIME_ZONE_HEADER } from '../../contract/headers.ts';

type Asked = FastifyRequest & { user?: { timeZone: string | null } };

/**
 * Which day it is where the caller is. A member's own choice comes before what the device says;
 * whoever names no zone, or none that exists, is in UTC.
 */
export function dayOf(request: Asked, moment: Date): Day {
  return dayIn(knownZone(request.user?.timeZone ?? request.headers[TIME_ZONE_HEADER]), moment);
}
