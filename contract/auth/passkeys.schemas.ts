import * as z from 'zod/mini';
import { IdParams, NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { requiredText } from '../text.schemas.ts';
import { currentPassword, User } from './auth.schemas.ts';
import * as calls from './passkeys.ts';
import { hasProof, PASSKEY_NAME_MAX_LENGTH, passkeyMessages } from './passkeys.ts';

/** Parses bytes as base64url, which browsers write in WebAuthn's JSON. */
function bytes(maxLength: number) {
  return z
    .string({ error: passkeyMessages.invalid })
    .check(
      z.regex(/^[\w-]+$/, passkeyMessages.invalid),
      z.maxLength(maxLength, passkeyMessages.invalid),
    );
}

const PublicKey = z.literal('public-key', { error: passkeyMessages.invalid });
/** Length in base64url of 1023 bytes, the maximum of WebAuthn. */
const CredentialId = bytes(1_364);
const ClientData = bytes(8_000);

/** Answer of a passkey that is asked for a proof: AuthenticationResponseJSON of WebAuthn. */
export const PasskeyAssertion = z.object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: PublicKey,
    response: z.object({
      clientDataJSON: ClientData,
      authenticatorData: bytes(8_000),
      signature: bytes(8_000),
      userHandle: z.optional(bytes(86)),
    }),
  },
  { error: passkeyMessages.invalid },
);
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** Answer of a passkey that is created: RegistrationResponseJSON of WebAuthn. */
export const PasskeyCredential = z.object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: PublicKey,
    response: z.object({
      clientDataJSON: ClientData,
      attestationObject: bytes(32_000),
      transports: z.optional(
        z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
      ),
    }),
  },
  { error: passkeyMessages.invalid },
);
export type PasskeyCredential = z.infer<typeof PasskeyCredential>;

/** Proves that the member themselves is asking: their password, or an answer of their passkey. */
export const proofFields = {
  password: z.optional(currentPassword(passkeyMessages.proof)),
  passkey: z.optional(PasskeyAssertion),
};

export const Proof = z.object(proofFields).check(z.refine(hasProof, passkeyMessages.proof));

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /**
   * Time when the passkey was refused because a copy seems to exist. The passkey opens nothing
   * since then.
   */
  copySuspectedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof Passkey>;

const Descriptor = z.object({
  id: z.string(),
  type: PublicKey,
  transports: z.array(z.string()),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty: the person chooses any passkey of this site. */
  allowCredentials: z.array(Descriptor),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: PublicKey })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

const PasskeyName = requiredText(PASSKEY_NAME_MAX_LENGTH, passkeyMessages.name);

named({ PasskeyAssertion, PasskeyCredential, Passkey, PasskeyRequestOptions });

export const schemas = {
  passkeySignInOptions: {
    summary: 'A challenge for signing in with a passkey; the same for everyone, and for one use',
    response: { 200: PasskeyRequestOptions },
  },
  signInWithPasskey: {
    summary: 'Sign in with the answer of a passkey',
    body: PasskeyAssertion,
    response: { 200: User },
  },
  passkeyAssertionOptions: {
    summary: 'A challenge by which the signed-in member can prove with a passkey that it is them',
    response: { 200: PasskeyRequestOptions },
  },
  listPasskeys: {
    summary: 'The member’s passkeys, newest first, and whether they have a password too',
    response: {
      200: z.object({
        passkeys: z.array(Passkey),
        hasPassword: z.boolean(),
        /** True just after a sign-in, when a passkey may be added without another proof. */
        isFresh: z.boolean(),
      }),
    },
  },
  passkeyRegistrationOptions: {
    summary: 'A challenge for adding a passkey; with a proof, unless the member has just signed in',
    body: z.object(proofFields),
    response: { 200: CreationOptions },
  },
  addPasskey: {
    summary: 'Keep the passkey that a device has made, under a name that tells it from others',
    body: PasskeyCredential,
    response: { 201: Passkey },
  },
  renamePasskey: {
    summary: 'Give a passkey another name',
    params: IdParams,
    body: z.object({ name: PasskeyName }),
    response: { 200: Passkey },
  },
  removePasskey: {
    summary: 'Remove a passkey, unless it is the only way to sign in',
    params: IdParams,
    response: { 204: NoContent },
  },
  removePassword: {
    summary: 'Remove the password with a passkey in hand; every other login ends',
    body: z.object({ passkey: PasskeyAssertion }),
    response: { 204: NoContent },
  },
};

export const passkeyCalls = withSchemas('auth', calls, schemas);
