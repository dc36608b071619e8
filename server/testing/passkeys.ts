import { expect } from 'vitest';
import type { Passkey, PasskeyRequestOptions, Proof } from '../../contract/auth/passkeys.ts';
import { Authenticator } from './authenticator.ts';
import type { Visitor } from './factories.ts';

/** Adds a passkey to the signed-in member. Returns the device that holds it. */
export async function addPasskey(
  who: Visitor,
  { device = new Authenticator(), proof = {} }: { device?: Authenticator; proof?: Proof } = {},
) {
  const { status, body } = await who.post('/api/passkeys/registration-options', proof);
  expect(status).toBe(200);
  const added = await who.post('/api/passkeys', device.make(body as never));
  expect(added.status).toBe(201);
  return { device, passkey: added.body as Passkey };
}

/** Requests the options with which a browser asks for a passkey to sign in. */
export async function askedToSignIn(who: Visitor): Promise<PasskeyRequestOptions> {
  return (await who.post('/api/passkeys/sign-in-options')).body as PasskeyRequestOptions;
}

/** Requests the options with which a signed-in member proves who they are. */
export async function askedForProof(who: Visitor): Promise<PasskeyRequestOptions> {
  return (await who.post('/api/passkeys/assertion-options')).body as PasskeyRequestOptions;
}

export async function signInWith(device: Authenticator, who: Visitor) {
  return who.post('/api/passkeys/sign-in', device.answer(await askedToSignIn(who)));
}
