import { UUID_PATTERN } from '../../../contract/uuid.ts';
import { pseudonym } from '../../security/sealing.ts';
import { isSameSecret } from '../../security/tokens.ts';

/** The first key signs. Forms signed with any other key can still be paid. */
export type SigningKeys = readonly [Buffer, ...Buffer[]];

/**
 * Creates and checks signed client secrets, so that none has to be stored. `kind` is a prefix per
 * kind of payment.
 */
export function signedSecrets([key, ...otherKeys]: SigningKeys, kind: string) {
  const pattern = new RegExp(`^${kind}(${UUID_PATTERN})_secret_`);
  const signed = (by: Buffer, id: string) => `${kind}${id}_secret_${pseudonym(by, `${kind}${id}`)}`;
  const secretOf = (id: string) => signed(key, id);
  return {
    secretOf,
    /** Returns the id in one of our client secrets. Null for any other text. */
    idIn(clientSecret: string): string | null {
      const [, id] = pattern.exec(clientSecret) ?? [];
      const isOurs = (by: Buffer) => id !== undefined && isSameSecret(clientSecret, signed(by, id));
      return id && [key, ...otherKeys].some(isOurs) ? id : null;
    },
  };
}
