import type { FastifyRequest } from 'fastify';
import { type Day, dayIn, knownZone, TIME_ZONE_HEADER } from '../../contract/calendar.ts';

/** Which day it is where the caller is; whoever names no zone, or none that exists, is in UTC. */
export function dayOf(request: FastifyRequest, moment: Date): Day {
  return dayIn(knownZone(request.headers[TIME_ZONE_HEADER]), moment);
}
