import * as z from 'zod/mini';
import { NoContent, withSchemas } from '../endpoint.schemas.ts';
import * as calls from './lock.ts';
import { LockMinutes } from './lock-choice.schemas.ts';
import { Proof, proofFields } from './passkeys.schemas.ts';

/** Keys that open the member's drafts in their browsers. Sent only while the lock is open. */
const draftKeys = {
  /** Opens drafts that the previous version of the app sealed. */
  draftKey: z.optional(z.string()),
  /** Private key of `User.sealingKey`, as PKCS #8. */
  openingKey: z.optional(z.string()),
};

export const schemas = {
  changeLock: {
    summary: 'Choose after how long out of sight the app locks; a weaker choice needs a proof',
    body: z.object({
      afterMinutes: z.nullable(LockMinutes),
      ...proofFields,
    }),
    response: { 200: z.object(draftKeys) },
  },
  unlockWays: {
    summary: 'By what the member can unlock; no more is said of it while it is locked',
    response: { 200: z.object({ hasPassword: z.boolean(), hasPasskey: z.boolean() }) },
  },
  unlock: {
    summary: "Unlock this browser's login with the password or a passkey",
    body: Proof,
    response: { 200: z.object(draftKeys) },
  },
  lockNow: {
    summary: "Lock this browser's login, if its member has a lock",
    response: { 204: NoContent },
  },
  reportSight: {
    summary: 'A page is in sight, as it says again while it is, or has just gone out of sight',
    body: z.object({ isInSight: z.boolean() }),
    response: { 200: z.object({ isLocked: z.boolean(), ...draftKeys }) },
  },
};

export const lockCalls = withSchemas('auth', calls, schemas);
