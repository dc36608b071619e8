import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyCredential } from '../../contract/auth/passkeys.ts';

type Creation = { challenge: string; rp: { id: string }; user: { id: string } };
type Request = { challenge: string; rpId: string };

type Key = { id: Buffer; userHandle: string; privateKey: KeyObject };
type Wrongs = {
  /** Where the page that asked says it is. */
  origin?: string;
  rpId?: string;
  /** False: a finger touched the device, but it did not look whose. */
  isVerified?: boolean;
  type?: string;
  userHandle?: string;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HOLDS_KEY = 0x40;

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A security key in software: makes passkeys, answers with them, and can be made to go wrong. */
export class Authenticator {
  #key: Key | null = null;
  readonly #origin: string;
  /** What it says it was used; 0: it does not count. */
  signCount: number;

  constructor({ origin = 'http://localhost:3000', signCount = 1 } = {}) {
    this.#origin = origin;
    this.signCount = signCount;
  }

  /** Another with the same key and counter, as a thief would make. */
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
    // COSE's numbers: an elliptic curve key for ES256, on P-256.
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
