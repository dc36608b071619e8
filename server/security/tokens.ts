import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const UUID_BYTES = 16;
const SECRET_BYTES = 32;
/** 48 bytes are 64 characters, with none left over. */
const TOKEN = /^[\w-]{64}$/;

export type TokenKey = { coupleId: string; tokenHash: string };

/** A secret that is handed out once; only its hash is kept. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** A secret of one couple's, which says whose it is: so it is looked for where that couple's rows are. */
export function newToken(coupleId: string): TokenKey & { token: string } {
  const couple = Buffer.from(coupleId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([couple, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { token, coupleId, tokenHash: hashOf(token) };
}

/** What a token is found by; null for what cannot be one. */
export function tokenKey(token: string): TokenKey | null {
  if (!TOKEN.test(token)) return null;
  const couple = Buffer.from(token, 'base64url').toString('hex', 0, UUID_BYTES);
  const coupleId = couple.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { coupleId, tokenHash: hashOf(token) };
}

/** The token is random, so a plain hash cannot be guessed back. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** In the same time for every guess: digests are of one length. */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'));
}
