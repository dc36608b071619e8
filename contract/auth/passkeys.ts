import { endpoint, endpointBehindLock } from '../endpoint.ts';
import type { PasskeyAssertion, schemas } from './passkeys.schemas.ts';

export type * from './passkeys.schemas.ts';

type S = typeof schemas;

export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Enough for all devices of a person, and few enough to read through. */
export const MAX_PASSKEYS = 20;

export const passkeyMessages = {
  invalid: 'This is not the answer of a passkey.',
  name: 'Please give this passkey a name.',
  proof: 'Please enter your current password.',
} as const;

export type Proof = { password?: string | undefined; passkey?: PasskeyAssertion | undefined };
export function hasProof({ password, passkey }: Proof): boolean {
  return password !== undefined || passkey !== undefined;
}

export const passkeySignInOptions = endpoint<S['passkeySignInOptions']>(
  'POST',
  '/api/passkeys/sign-in-options',
);
export const signInWithPasskey = endpoint<S['signInWithPasskey']>('POST', '/api/passkeys/sign-in');
export const passkeyAssertionOptions = endpoint<S['passkeyAssertionOptions']>(
  'POST',
  '/api/passkeys/assertion-options',
);
export const listPasskeys = endpointBehindLock<S['listPasskeys']>('GET', '/api/passkeys');
export const passkeyRegistrationOptions = endpointBehindLock<
  typeof schemas.passkeyRegistrationOptions
>('POST', '/api/passkeys/registration-options');
export const addPasskey = endpointBehindLock<S['addPasskey']>('POST', '/api/passkeys');
export const renamePasskey = endpointBehindLock<S['renamePasskey']>('PATCH', '/api/passkeys/:id');
export const removePasskey = endpointBehindLock<S['removePasskey']>('DELETE', '/api/passkeys/:id');
export const removePassword = endpointBehindLock<S['removePassword']>(
  'POST',
  '/api/passkeys/remove-password',
);
