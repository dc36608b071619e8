const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

/** Whether this browser can seal anything: a page on plain http has no cryptography. */
export const canSeal = () => Boolean(globalThis.crypto?.subtle);

/** A key that pages can use and none can read. */
export function newSealingKey(): Promise<CryptoKey> {
  const algorithm = { name: ALGORITHM, length: 256 };
  return crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
}

export function importSealingKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}

export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Bytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const words = new TextEncoder().encode(JSON.stringify(value));
  const hidden = await crypto.subtle.encrypt(algorithmFor(name, nonce), key, words);
  const sealed = new Uint8Array(NONCE_BYTES + hidden.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(hidden), NONCE_BYTES);
  return sealed;
}

/** Undefined when it does not open: with another key, under another name, or changed since. */
export async function unseal(key: CryptoKey, name: string, sealed: Bytes): Promise<unknown> {
  try {
    const nonce = sealed.slice(0, NONCE_BYTES);
    const hidden = sealed.slice(NONCE_BYTES);
    const words = await crypto.subtle.decrypt(algorithmFor(name, nonce), key, hidden);
    return JSON.parse(new TextDecoder().decode(words));
  } catch {
    return undefined;
  }
}

/** Bound to its name: what is moved to another one does not open. */
function algorithmFor(name: string, iv: Bytes): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(name) };
}
