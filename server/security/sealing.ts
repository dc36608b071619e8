import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Derives one key per purpose from APP_SECRET, so that none can replace another. */
export function derivedKey(appSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `sexercise ${purpose}`, KEY_BYTES));
}

/** Encrypts `text` so that it opens only with the same key and the same `context`. */
export function seal(key: Buffer | KeyObject, context: string, text: string | Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  const hidden = typeof text === 'string' ? cipher.update(text, 'utf8') : cipher.update(text);
  return Buffer.concat([nonce, hidden, cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

export function unseal(key: Buffer | KeyObject, context: string, sealed: string): string {
  return unsealBytes(key, context, sealed).toString('utf8');
}

/** Throws if anything differs: the key, the context, or a single bit of the sealed text. */
export function unsealBytes(key: Buffer | KeyObject, context: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  // Discard the empty output of `final`: in this mode it only verifies the text from `update`.
  decipher.final();
  return text;
}

/** Hashes personal data for comparison; nobody can read them back. */
export function pseudonym(key: Buffer | KeyObject, ...parts: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
