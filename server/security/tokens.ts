import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const UUID_BYTES = 16;
const SECRET_BYTES = 32;
/** 48 bytes are exactly 64 characters. */
const TOKEN = /^[\w-]{64}$/;

export type TokenKey = { coupleId: string; tokenHash: string };

/** Makes a secret that is handed out once; only its hash is kept. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Makes a secret that names its couple, so that the search stays among that couple's rows. */
export function newToken(coupleId: string): TokenKey & { token: string } {
  const couple = Buffer.from(coupleId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([couple, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { token, coupleId, tokenHash: hashOf(token) };
}

/** Returns the key that finds a token; null for text that cannot be a token. */
export function tokenKey(token: string): TokenKey | null {
  if (!TOKEN.test(token)) return null;
  const couple = Buffer.from(token, 'base64url').toString('hex', 0, UUID_BYTES);
  const coupleId = couple.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { coupleId, tokenHash: hashOf(token) };
}

/** Hashes a token. The token is random, so a plain hash cannot be guessed back. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Compares in constant time: both digests have one length. */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'));
}
