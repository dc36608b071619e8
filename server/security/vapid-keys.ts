import { createECDH, generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { keptSecret, readIfThere } from './app-secret.ts';

/** Keys that identify this server to push services: only it can send to its subscribers. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string };

const FILE_NAME = 'vapid-key';

/** Returns the embedded database's own keys: made at the first start, kept beside the data. */
export async function localVapidKeys(dataDir: string, subject: string): Promise<VapidKeys> {
  const privateKey = await keptSecret(path.join(dataDir, FILE_NAME), newPrivateKey);
  const publicKey = vapidPublicKey(privateKey);
  if (!publicKey) throw new Error(`${FILE_NAME} in DATA_DIR is no key: remove it for a new one.`);
  return { publicKey, privateKey, subject };
}

/** Reads the private key beside the data; null if there is none. */
export function storedVapidKey(dataDir: string): Promise<string | null> {
  return readIfThere(path.join(dataDir, FILE_NAME));
}

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ format: 'jwk' }).d ?? '';
}

/** Derives the public key; null if the text is no private key. */
export function vapidPublicKey(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return curve.getPublicKey('base64url');
}
