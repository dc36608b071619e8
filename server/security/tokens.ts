import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that is handed out once; only its hash is kept. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The token is random, so a plain hash cannot be guessed back. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
