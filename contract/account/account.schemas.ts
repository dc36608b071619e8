import * as z from 'zod/mini';
import { NewPassword, TypedEmail, User } from '../auth/auth.schemas.ts';
import { NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '../auth/auth.ts';
import { Proof, proofFields } from '../auth/passkeys.schemas.ts';
import { hasProof } from '../auth/passkeys.ts';
import { knownZone } from '../calendar.ts';
import { IdParams, NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { Theme } from '../preferences.schemas.ts';
import { requiredText, typedText } from '../text.schemas.ts';
import * as calls from './account.ts';
import { AVATAR_MAX_BASE64, accountMessages } from './account.ts';

const TimeZone = z
  .string({ error: accountMessages.zone })
  .check(z.refine((zone) => knownZone(zone) === zone, accountMessages.zone));

export const Account = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  /** New address that waits for its owner's confirmation before it replaces `email`. */
  pendingEmail: z.nullable(z.string()),
  phone: z.string(),
  profileImageUrl: z.nullable(z.string()),
  theme: Theme,
  isDiscreet: z.boolean(),
  timeZone: z.nullable(z.string()),
  /** Null when the partner has left. */
  partnerName: z.nullable(z.string()),
});
export type Account = z.infer<typeof Account>;

const AccountChanges = z.object({
  firstName: z.optional(requiredText(NAME_MAX_LENGTH, accountMessages.firstName)),
  lastName: z.optional(z.nullable(typedText(NAME_MAX_LENGTH))),
  phone: z.optional(requiredText(PHONE_MAX_LENGTH, accountMessages.phone)),
  theme: z.optional(Theme),
  isDiscreet: z.optional(z.boolean()),
  timeZone: z.optional(z.nullable(TimeZone)),
});
export type AccountChanges = z.output<typeof AccountChanges>;

export const Device = z.object({
  id: z.uuid(),
  /**
   * Browser and system such as "Firefox on Android", by the browser's own statement, without a
   * version.
   */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof Device>;

const MailedToken = z.object({ token: requiredText(100) });

named({ Account, AccountChanges, Device });

export const schemas = {
  getAccount: {
    summary: 'What the signed-in member may change about themselves',
    response: { 200: Account },
  },
  changeAccount: {
    summary: 'Change name, phone, theme, discreet mode or time zone',
    body: AccountChanges,
    response: { 200: Account },
  },
  changeAvatar: {
    summary: 'Replace the avatar by a picture, sent as base64; it is decoded and drawn anew',
    body: z.object({
      image: z
        .string({ error: accountMessages.image })
        .check(
          z.maxLength(AVATAR_MAX_BASE64, accountMessages.image),
          z.regex(/^[A-Za-z0-9+/]+={0,2}$/, accountMessages.image),
        ),
    }),
    response: { 200: User },
  },
  deleteAvatar: {
    summary: 'Remove the avatar',
    response: { 200: User },
  },
  changePassword: {
    summary: 'Change the password, or choose one again, which ends every other login',
    body: z
      .object({
        currentPassword: proofFields.password,
        passkey: proofFields.passkey,
        password: NewPassword,
      })
      .check(
        z.refine(
          ({ currentPassword, passkey }) => hasProof({ password: currentPassword, passkey }),
          accountMessages.password,
        ),
      ),
    response: { 204: NoContent },
  },
  changeEmail: {
    summary: 'Ask for another address; both are written to, and answers alike for any address',
    body: z
      .object({ email: TypedEmail, ...proofFields })
      .check(z.refine(hasProof, accountMessages.password)),
    response: { 204: NoContent },
  },
  cancelEmailChange: {
    summary: 'Withdraw a change of address that was not confirmed',
    response: { 204: NoContent },
  },
  confirmEmail: {
    summary: 'Confirm a new address with the link that was emailed to it',
    body: MailedToken,
    response: { 204: NoContent },
  },
  keepEmail: {
    summary: 'Stop or undo a change of address with the link that was emailed to the old one',
    body: MailedToken,
    /** Token of a mail for choosing a new password. */
    response: { 200: MailedToken },
  },
  listDevices: {
    summary: 'Where the member is signed in, last used first',
    response: { 200: z.array(Device) },
  },
  signOutDevice: {
    summary: 'Sign one device out',
    params: IdParams,
    response: { 204: NoContent },
  },
  signOutOthers: {
    summary: 'Sign every device out but this one',
    response: { 204: NoContent },
  },
  leave: {
    summary: 'Erase the member and all that is theirs alone; the couple’s figures stay',
    body: Proof,
    response: { 204: NoContent },
  },
};

export const accountCalls = withSchemas('account', calls, schemas);
