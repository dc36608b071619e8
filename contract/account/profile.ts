import * as z from 'zod/mini';
import { endpoint, endpointBehindLock, NoContent, READ_OFFLINE } from '../endpoint.ts';

/** The other member of the couple, as their partner sees them. */
export const Partner = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** False until the partner has signed in by themselves for the first time. */
  hasSignedIn: z.boolean(),
});
export type Partner = z.infer<typeof Partner>;

export const getPartner = endpoint(
  'GET',
  '/api/partner',
  {
    summary: 'The partner of the caller',
    response: { 200: Partner },
  },
  READ_OFFLINE,
);

export const mailInvitation = endpointBehindLock('POST', '/api/partner/invitation', {
  summary: 'Email a partner who has never signed in their link again',
  response: { 204: NoContent },
});

export const shareInvitation = endpointBehindLock('POST', '/api/partner/invitation-link', {
  summary:
    'A link for a partner who has never signed in, and the phone to text it to; ends the one before',
  response: { 200: z.object({ link: z.url(), phone: z.string() }) },
});

export const getTour = endpoint('GET', '/api/tour', {
  summary: 'Whether the caller has been through the welcome tour, on any device',
  response: { 200: z.object({ isCompleted: z.boolean() }) },
});

export const completeTour = endpoint('PUT', '/api/tour', {
  summary: 'Remember that the caller has been through the welcome tour, or skipped it',
  response: { 204: NoContent },
});
