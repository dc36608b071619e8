import { hash, randomBytes } from 'node:crypto';

const UUID_BYTES = 16;
const SECRET_BYTES = 32;
/** 48 bytes are 64 letters, with none left over. */
const TOKEN = /^[\w-]{64}$/;

/** A secret that is handed out once; only its hash is kept. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** A secret of one couple's, which says whose it is: so it is looked for where that couple's rows are. */
export function newToken(coupleId: string): string {
  const couple = Buffer.from(coupleId.replaceAll('-', ''), 'hex');
  return Buffer.concat([couple, randomBytes(SECRET_BYTES)]).toString('base64url');
}

/** How a token is found again; null for what cannot be one. */
export function tokenKey(token: string): { coupleId: string; tokenHash: string } | null {
  if (!TOKEN.test(token)) return null;
  const couple = Buffer.from(token, 'base64url').toString('hex', 0, UUID_BYTES);
  return { coupleId: asUuid(couple), tokenHash: tokenHash(token) };
}

/** By hand, and not by a pattern: every call begins with it. */
function asUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The token is random, so a plain hash cannot be guessed back. */
function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
