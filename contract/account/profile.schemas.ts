import * as z from 'zod/mini';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import * as calls from './profile.ts';

/** The other member of the couple, as their partner sees them. */
export const Partner = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** False until the partner has signed in by themselves for the first time. */
  hasSignedIn: z.boolean(),
});
export type Partner = z.infer<typeof Partner>;

named({ Partner });

export const schemas = {
  getPartner: {
    summary: 'The partner of the caller',
    response: { 200: Partner },
  },
  mailInvitation: {
    summary: 'Email a partner who has never signed in their link again',
    response: { 204: NoContent },
  },
  shareInvitation: {
    summary:
      'A link for a partner who has never signed in, and the phone to text it to; ends the one before',
    response: { 200: z.object({ link: z.url(), phone: z.string() }) },
  },
  getTour: {
    summary: 'Whether the caller has been through the welcome tour, on any device',
    response: { 200: z.object({ isCompleted: z.boolean() }) },
  },
  completeTour: {
    summary: 'Remember that the caller has been through the welcome tour, or skipped it',
    response: { 204: NoContent },
  },
};

export const profileCalls = withSchemas('account', calls, schemas);
