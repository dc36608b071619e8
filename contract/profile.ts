import * as z from 'zod/mini';
import { type Endpoint, NoContent } from './endpoint.ts';

/** The other person of the couple, as their partner sees them. */
export const Partner = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** False until they have signed in by themselves for the first time. */
  hasSignedIn: z.boolean(),
});
export type Partner = z.infer<typeof Partner>;

export const getPartner = {
  method: 'GET',
  url: '/api/partner',
  summary: 'The partner of the caller',
  schema: { response: { 200: Partner } },
} satisfies Endpoint;

export const getTour = {
  method: 'GET',
  url: '/api/tour',
  summary: 'Whether the caller has been through the welcome tour, on any device',
  schema: { response: { 200: z.object({ isCompleted: z.boolean() }) } },
} satisfies Endpoint;

export const completeTour = {
  method: 'PUT',
  url: '/api/tour',
  summary: 'Remember that the caller has been through the welcome tour, or skipped it',
  schema: { response: { 204: NoContent } },
} satisfies Endpoint;
