import { passkeyMessages } from '../auth/passkeys.ts';
import { endpoint, endpointBehindLock } from '../endpoint.ts';
import type { schemas } from './account.schemas.ts';

export type * from './account.schemas.ts';

type S = typeof schemas;

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

export const getAccount = endpointBehindLock<S['getAccount']>('GET', '/api/account');
export const changeAccount = endpointBehindLock<S['changeAccount']>('PATCH', '/api/account');

/** Length in base64, where four characters stand for three bytes. */
export const AVATAR_MAX_BASE64 = Math.ceil(AVATAR_MAX_BYTES / 3) * 4;

export const changeAvatar = endpointBehindLock<S['changeAvatar']>('PUT', '/api/account/avatar');
export const deleteAvatar = endpointBehindLock<S['deleteAvatar']>('DELETE', '/api/account/avatar');
export const changePassword = endpointBehindLock<S['changePassword']>(
  'POST',
  '/api/account/password',
);
export const changeEmail = endpointBehindLock<S['changeEmail']>('POST', '/api/account/email');
export const cancelEmailChange = endpointBehindLock<S['cancelEmailChange']>(
  'DELETE',
  '/api/account/email',
);
export const confirmEmail = endpoint<S['confirmEmail']>('POST', '/api/email/confirm');
export const keepEmail = endpoint<S['keepEmail']>('POST', '/api/email/keep');
export const listDevices = endpointBehindLock<S['listDevices']>('GET', '/api/account/devices');
export const signOutDevice = endpointBehindLock<S['signOutDevice']>(
  'DELETE',
  '/api/account/devices/:id',
);
export const signOutOthers = endpointBehindLock<S['signOutOthers']>(
  'DELETE',
  '/api/account/devices',
);
export const leave = endpointBehindLock<S['leave']>('POST', '/api/account/leave');
