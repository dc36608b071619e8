import * as z from 'zod/mini';
import { NAME_MAX_LENGTH, NewPassword, PHONE_MAX_LENGTH, TypedEmail, User } from '../auth/auth.ts';
import { hasProof, Proof, passkeyMessages, proofFields } from '../auth/passkeys.ts';
import { knownZone } from '../calendar.ts';
import { endpoint, endpointBehindLock, IdParams, NoContent } from '../endpoint.ts';
import { Theme } from '../preferences.ts';
import { requiredText, typedText } from '../text.ts';

export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;

export const accountMessages = {
  firstName: 'Please enter your first name.',
  phone: 'Please enter your cell phone number.',
  password: passkeyMessages.proof,
  zone: 'We don’t know this time zone.',
  image: 'Please choose a JPEG, PNG, WebP or AVIF picture of at most 2 MB.',
  largeImage:
    'This picture is too large for us to open. Please choose a smaller one, or a plain JPEG.',
} as const;

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

export const getAccount = endpointBehindLock('GET', '/api/account', {
  summary: 'What the signed-in member may change about themselves',
  response: { 200: Account },
});

export const changeAccount = endpointBehindLock('PATCH', '/api/account', {
  summary: 'Change name, phone, theme, discreet mode or time zone',
  body: AccountChanges,
  response: { 200: Account },
});

/** Length in base64, where four characters stand for three bytes. */
export const AVATAR_MAX_BASE64 = Math.ceil(AVATAR_MAX_BYTES / 3) * 4;
export const changeAvatar = endpointBehindLock('PUT', '/api/account/avatar', {
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
});

export const deleteAvatar = endpointBehindLock('DELETE', '/api/account/avatar', {
  summary: 'Remove the avatar',
  response: { 200: User },
});

export const changePassword = endpointBehindLock('POST', '/api/account/password', {
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
});

export const changeEmail = endpointBehindLock('POST', '/api/account/email', {
  summary: 'Ask for another address; both are written to, and answers alike for any address',
  body: z
    .object({ email: TypedEmail, ...proofFields })
    .check(z.refine(hasProof, accountMessages.password)),
  response: { 204: NoContent },
});

export const cancelEmailChange = endpointBehindLock('DELETE', '/api/account/email', {
  summary: 'Withdraw a change of address that was not confirmed',
  response: { 204: NoContent },
});

const MailedToken = z.object({ token: requiredText(100) });

export const confirmEmail = endpoint('POST', '/api/email/confirm', {
  summary: 'Confirm a new address with the link that was emailed to it',
  body: MailedToken,
  response: { 204: NoContent },
});

export const keepEmail = endpoint('POST', '/api/email/keep', {
  summary: 'Stop or undo a change of address with the link that was emailed to the old one',
  body: MailedToken,
  /** Token of a mail for choosing a new password. */
  response: { 200: MailedToken },
});

export const listDevices = endpointBehindLock('GET', '/api/account/devices', {
  summary: 'Where the member is signed in, last used first',
  response: { 200: z.array(Device) },
});

export const signOutDevice = endpointBehindLock('DELETE', '/api/account/devices/:id', {
  summary: 'Sign one device out',
  params: IdParams,
  response: { 204: NoContent },
});

export const signOutOthers = endpointBehindLock('DELETE', '/api/account/devices', {
  summary: 'Sign every device out but this one',
  response: { 204: NoContent },
});

export const leave = endpointBehindLock('POST', '/api/account/leave', {
  summary: 'Erase the member and all that is theirs alone; the couple’s figures stay',
  body: Proof,
  response: { 204: NoContent },
});
