import * as z from 'zod/mini';
import { NewPassword, User } from './auth.ts';
import { knownZone } from './calendar.ts';
import { type Endpoint, NoContent } from './endpoint.ts';
import { Theme } from './preferences.ts';
import { requiredText, typedText } from './text.ts';

const NAME_MAX_CHARACTERS = 100;
const PASSWORD_MAX_LENGTH = 256;
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;

export const accountMessages = {
  firstName: 'Please enter your first name.',
  password: 'Please enter your current password.',
  zone: 'This is not a time zone we know.',
  image: 'Please choose a JPEG, PNG, WebP or AVIF picture of at most 2 MB.',
} as const;

const TimeZone = z
  .string({ error: accountMessages.zone })
  .check(z.refine((zone) => knownZone(zone) === zone, accountMessages.zone));

export const Account = z.object({
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  theme: Theme,
  isDiscreet: z.boolean(),
  timeZone: z.nullable(z.string()),
  /** Null when the other one has left. */
  partnerName: z.nullable(z.string()),
});
export type Account = z.infer<typeof Account>;

const AccountChanges = z.object({
  firstName: z.optional(requiredText(NAME_MAX_CHARACTERS, accountMessages.firstName)),
  lastName: z.optional(z.nullable(typedText(NAME_MAX_CHARACTERS))),
  theme: z.optional(Theme),
  isDiscreet: z.optional(z.boolean()),
  timeZone: z.optional(z.nullable(TimeZone)),
});
export type AccountChanges = z.output<typeof AccountChanges>;

/** The password that proves that it is really the member who asks. */
const Proof = z
  .string({ error: accountMessages.password })
  .check(z.minLength(1, accountMessages.password), z.maxLength(PASSWORD_MAX_LENGTH));

export const Device = z.object({
  id: z.uuid(),
  /** Such as "Firefox on Android": what the browser said of itself, without its version. */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const getAccount = {
  method: 'GET',
  url: '/api/account',
  summary: 'What the signed-in member may change about themselves',
  schema: { response: { 200: Account } },
} satisfies Endpoint;

export const changeAccount = {
  method: 'PATCH',
  url: '/api/account',
  summary: 'Change name, theme, discreet mode or time zone',
  schema: { body: AccountChanges, response: { 200: Account } },
} satisfies Endpoint;

/** Four characters of base64 stand for three bytes. */
export const AVATAR_MAX_BASE64 = Math.ceil(AVATAR_MAX_BYTES / 3) * 4;
export const changeAvatar = {
  method: 'PUT',
  url: '/api/account/avatar',
  summary: 'Replace the avatar by a picture, sent as base64; it is decoded and drawn anew',
  schema: {
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
} satisfies Endpoint;

export const deleteAvatar = {
  method: 'DELETE',
  url: '/api/account/avatar',
  summary: 'Remove the avatar',
  schema: { response: { 200: User } },
} satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  url: '/api/account/password',
  summary: 'Change the password, which ends every other login',
  schema: {
    body: z.object({ currentPassword: Proof, password: NewPassword }),
    response: { 204: NoContent },
  },
} satisfies Endpoint;

export const listDevices = {
  method: 'GET',
  url: '/api/account/devices',
  summary: 'Where the member is signed in, last used first',
  schema: { response: { 200: z.array(Device) } },
} satisfies Endpoint;

export const signOutDevice = {
  method: 'DELETE',
  url: '/api/account/devices/:id',
  summary: 'Sign one device out',
  schema: { params: z.object({ id: z.string() }), response: { 204: NoContent } },
} satisfies Endpoint;

export const signOutOthers = {
  method: 'DELETE',
  url: '/api/account/devices',
  summary: 'Sign every device out but this one',
  schema: { response: { 204: NoContent } },
} satisfies Endpoint;

export const leave = {
  method: 'POST',
  url: '/api/account/leave',
  summary: 'Erase the member and all that is theirs alone; the couple’s figures stay',
  schema: { body: z.object({ password: Proof }), response: { 204: NoContent } },
} satisfies Endpoint;
