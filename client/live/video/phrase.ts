import type { Keys } from './connection-keys.ts';
import { PHRASE_WORDS } from './phrase-words.ts';

const PHRASE_LENGTH = 3;

/**
 * Three words that are equal on both phones if, and only if, each is connected to the other. The
 * nonces are fixed before either is known (see nonce-exchange.ts): otherwise an attacker in between
 * could try keys until both phrases happen to be alike, which takes only seconds for three words.
 */
export async function phraseOf(
  { own, other }: Keys,
  nonces: readonly [string, string],
): Promise<readonly string[]> {
  const text = [...[own, other].toSorted(), ...nonces.toSorted()].join('\n');
  const digest = await sha256(text);
  return Array.from(digest.slice(0, PHRASE_LENGTH), (byte) => PHRASE_WORDS[byte] ?? '');
}

export async function commitmentTo(nonce: string): Promise<string> {
  return Array.from(await sha256(nonce), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
