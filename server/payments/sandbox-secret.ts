import { timingSafeEqual } from 'node:crypto';
import { pseudonym } from '../security/sealing.ts';

/** Client secrets that are signed, so that none has to be kept; one name for each kind of payment. */
export function signedSecrets(key: Buffer, kind: string) {
  const pattern = new RegExp(`^${kind}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_secret_`);
  const secretOf = (id: string) => `${kind}${id}_secret_${pseudonym(key, `${kind}${id}`)}`;
  return {
    secretOf,
    /** The id that a client secret of ours names; null for any other text. */
    idIn(clientSecret: string): string | null {
      const [, id] = pattern.exec(clientSecret) ?? [];
      if (!id) return null;
      const [given, right] = [Buffer.from(clientSecret), Buffer.from(secretOf(id))];
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
  };
}
