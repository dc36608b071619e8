const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const CIPHER = { name: 'AES-GCM', length: 256 } as const;
const PUBLIC_KEY_BYTES = 65;
const NONCE_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

/** Resolves with undefined if the text was sealed with another key or name, or changed since. */
export type Open = (name: string, text: string) => Promise<unknown>;

/** True if this browser can seal. A page on plain http has no cryptography. */
export const canSeal = () => Boolean(globalThis.crypto?.subtle);

/**
 * Seals a value under a name, for the holder of the other half of the key alone. Text that is moved
 * to another name does not open.
 */
export async function seal(sealingKey: string, name: string, value: unknown): Promise<string> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  const own = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const authors = await crypto.subtle.importKey('raw', bytesOf(sealingKey), CURVE, false, []);
  const key = await sharedKey(privateKey, authors, own, 'encrypt');
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const words = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(algorithmFor(name, nonce), key, words);
  return textOf(new Uint8Array([...own, ...nonce, ...new Uint8Array(sealed)]));
}

/** Opens with the half of the key that the server gives only to its member. */
export async function openerFor(openingKey: string): Promise<Open> {
  const algorithm = ['deriveBits'] as const;
  const own = await crypto.subtle.importKey('pkcs8', bytesOf(openingKey), CURVE, false, algorithm);
  return async (name, text) => {
    try {
      const bytes = bytesOf(text);
      const sealers = bytes.slice(0, PUBLIC_KEY_BYTES);
      const imported = await crypto.subtle.importKey('raw', sealers, CURVE, false, []);
      const key = await sharedKey(own, imported, sealers, 'decrypt');
      return await decrypt(key, name, bytes.slice(PUBLIC_KEY_BYTES));
    } catch {
      return undefined;
    }
  };
}

export async function decrypt(key: CryptoKey, name: string, bytes: Bytes): Promise<unknown> {
  const [nonce, sealed] = [bytes.slice(0, NONCE_BYTES), bytes.slice(NONCE_BYTES)];
  const words = await crypto.subtle.decrypt(algorithmFor(name, nonce), key, sealed);
  return JSON.parse(new TextDecoder().decode(words));
}

/**
 * Derives the key that both halves share. The sealer's public half is the salt, so that each sealer
 * has its own key.
 */
async function sharedKey(own: CryptoKey, other: CryptoKey, salt: Bytes, use: KeyUsage) {
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: new Uint8Array() };
  return crypto.subtle.deriveKey(derivation, base, CIPHER, false, [use]);
}

function algorithmFor(name: string, iv: Bytes): AesGcmParams {
  return { name: CIPHER.name, iv, additionalData: new TextEncoder().encode(name) };
}

export const bytesOf = (text: string) =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const textOf = (bytes: Bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
