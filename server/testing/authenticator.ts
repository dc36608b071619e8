import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyCredential } from '../../contract/auth/passkeys.ts';

type Creation = { challenge: string; rp: { id: string }; user: { id: string } };
type Request = { challenge: string; rpId: string };

type Key = { id: Buffer; userHandle: string; privateKey: KeyObject };
type Wrongs = {
  /** Origin that the asking page claims. */
  origin?: string;
  rpId?: string;
  /** False if a finger touched the device, but the device did not check whose. */
  isVerified?: boolean;
  type?: string;
  userHandle?: string;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HOLDS_KEY = 0x40;

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Simulates a security key: makes passkeys, answers with them, and can be made to fail. */
export class Authenticator {
  #key: Key | null = null;
  readonly #origin: string;
  /** Number of uses that the key reports. 0 if the key does not count. */
  signCount: number;

  constructor({ origin = 'http://localhost:3000', signCount = 1 } = {}) {
    this.#origin = origin;
    this.signCount = signCount;
  }

  /** Copies the key and its counter, as a thief would. */
  copy(): Authenticator {
    const copy = new Authenticator({ origin: this.#origin, signCount: this.signCount });
    copy.#key = this.#key;
    return copy;
  }

  #clientData(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.signCount);
    return Buffer.concat([hash(rpId), Buffer.from([flags]), counter]);
  }

  make(options: Creation, wrongs: Wrongs = {}): PasskeyCredential {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.#key = { id, privateKey, userHandle: options.user.id };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // Use COSE's numbers for an elliptic curve key: ES256 on P-256.
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
    const flags = PRESENT | HOLDS_KEY | (wrongs.isVerified === false ? 0 : VERIFIED);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#data(wrongs.rpId ?? options.rp.id, flags),
      Buffer.alloc(16),
      length,
      id,
      cose,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(authData)],
      ]),
    );
    const clientData = this.#clientData('webauthn.create', options.challenge, wrongs.origin);
    return {
      id: base64(id),
      rawId: base64(id),
      type: 'public-key',
      response: {
        clientDataJSON: base64(clientData),
        attestationObject: base64(attestation),
        transports: ['internal'],
      },
    };
  }

  answer(options: Request, wrongs: Wrongs = {}): PasskeyAssertion {
    if (!this.#key) throw new Error('This authenticator holds no passkey.');
    const { id, privateKey, userHandle } = this.#key;
    if (this.signCount > 0) this.signCount++;
    const flags = PRESENT | (wrongs.isVerified === false ? 0 : VERIFIED);
    const data = this.#data(wrongs.rpId ?? options.rpId, flags);
    const type = wrongs.type ?? 'webauthn.get';
    const clientData = this.#clientData(type, options.challenge, wrongs.origin);
    const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey);
    return {
      id: base64(id),
      rawId: base64(id),
      type: 'public-key',
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(data),
        signature: base64(signature),
        userHandle: wrongs.userHandle ?? userHandle,
      },
    };
  }
}
