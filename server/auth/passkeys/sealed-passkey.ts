import type { KeyObject } from 'node:crypto';
import { seal, unseal } from '../../security/sealing.ts';

/** Sealed, so that a copy of the database reveals none of this and rows cannot swap values. */
export type PasskeySecrets = {
  credentialId: string;
  /** A COSE key in base64url. */
  publicKey: string;
  transports: string[];
  name: string;
};

type Place = { coupleId: string; memberId: string; id: string };

function context({ coupleId, memberId, id }: Place): string {
  return `passkey ${coupleId} ${memberId} ${id}`;
}

export function sealPasskey(key: KeyObject, place: Place, secrets: PasskeySecrets): string {
  return seal(key, context(place), JSON.stringify(secrets));
}

export function openPasskey(key: KeyObject, row: Place & { sealed: string }): PasskeySecrets {
  return JSON.parse(unseal(key, context(row), row.sealed)) as PasskeySecrets;
}
