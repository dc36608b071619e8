import { UUID_PATTERN } from '../../../contract/uuid.ts';
import { pseudonym } from '../../security/sealing.ts';
import { isSameSecret } from '../../security/tokens.ts';

/** The first one signs; forms that were signed by another are still paid. */
export type SigningKeys = readonly [Buffer, ...Buffer[]];

/** Client secrets that are signed, so that none has to be kept; one name for each kind of payment. */
export function signedSecrets([key, ...otherKeys]: SigningKeys, kind: string) {
  const pattern = new RegExp(`^${kind}(${UUID_PATTERN})_secret_`);
  const signed = (by: Buffer, id: string) => `${kind}${id}_secret_${pseudonym(by, `${kind}${id}`)}`;
  const secretOf = (id: string) => signed(key, id);
  return {
    secretOf,
    /** The id that a client secret of ours names; null for any other text. */
    idIn(clientSecret: string): string | null {
      const [, id] = pattern.exec(clientSecret) ?? [];
      const isOurs = (by: Buffer) => id !== undefined && isSameSecret(clientSecret, signed(by, id));
      return id && [key, ...otherKeys].some(isOurs) ? id : null;
    },
  };
}
