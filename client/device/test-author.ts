import { nameAuthor, type OpeningKeys } from './word-keys.ts';

/** Member with keys as the server makes them, for tests. */
export type TestAuthor = { id: string; sealingKey: string; keys: OpeningKeys };

const textOf = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

export async function anAuthor(): Promise<TestAuthor> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const sealingKey = textOf(await crypto.subtle.exportKey('raw', pair.publicKey));
  const openingKey = textOf(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
  return { id: crypto.randomUUID(), sealingKey, keys: { openingKey } };
}

/** Names the member as the author, as their page does when it starts. */
export function signIn({ id, sealingKey }: TestAuthor, lock?: { isLocked: boolean }): void {
  nameAuthor({ id, sealingKey, lock: lock && { afterMinutes: 5, ...lock } });
}
