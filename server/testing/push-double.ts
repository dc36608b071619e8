import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushedNotification } from '../../contract/notifications/reminders.ts';
import { vapidPublicKey } from '../security/vapid-keys.ts';

const PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
/** Keys with which the app signs messages to the double. */
export const VAPID_KEYS = {
  privateKey: PRIVATE_KEY,
  publicKey: vapidPublicKey(PRIVATE_KEY) ?? '',
  subject: 'mailto:hello@studio.example',
};

/** Message that a phone of the double received, decrypted with its own keys. */
type Received = {
  notification: PushedNotification;
  bytes: number;
  ttlSeconds: number;
  urgency: string;
  topic: string;
};

/**
 * Behavior of a phone's push service: a status, or no answer. `mute` takes the message without an
 * answer.
 */
type Behaviour = number | 'silent' | 'mute';

/**
 * Simulates a push service (RFC 8030) with its phones. Checks the sender's signature of each
 * message (RFC 8292) and decrypts the message as the browser would (RFC 8291). Answers a bad
 * message with 400 or 403.
 */
export async function pushDouble() {
  const phones = new Map<string, ReturnType<typeof newPhone>>();
  const problems: string[] = [];

  const server = createServer(async (request, response) => {
    const phone = phones.get(request.url ?? '');
    const body = await bodyOf(request);
    if (!phone) return response.writeHead(404).end();
    if (phone.behaviour === 'silent') return phone.arrived();
    const problem = senderProblem(request, origin, VAPID_KEYS.publicKey);
    if (problem) {
      problems.push(problem);
      return response.writeHead(403).end();
    }
    if (phone.behaviour !== 'mute' && phone.behaviour >= 300) {
      phone.arrived();
      // Redirect to the same address, so that a client that follows is counted twice.
      return response.writeHead(phone.behaviour, { location: request.url }).end();
    }
    try {
      const text = decrypted(body, phone.curve, phone.auth);
      phone.received.push({
        notification: JSON.parse(text),
        bytes: body.length,
        ttlSeconds: Number(request.headers.ttl),
        urgency: String(request.headers.urgency),
        topic: String(request.headers.topic),
      });
    } catch (error) {
      problems.push(`A message could not be decrypted: ${(error as Error).message}`);
      return response.writeHead(400).end();
    }
    phone.arrived();
    if (phone.behaviour === 'mute') return;
    response.writeHead(201, { location: `${origin}/receipt/${randomUUID()}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** Problems found in messages. Empty if the sender follows the RFCs. */
    problems,
    /** Subscribes a browser. Returns its subscription and the messages it receives. */
    phone(behaviour: Behaviour = 201) {
      const path = `/push/${randomUUID()}`;
      const phone = newPhone(`${origin}${path}`, behaviour);
      phones.set(path, phone);
      return phone;
    },
    /** Ends every connection, so that messages without an answer fail. */
    hangUp: () => server.closeAllConnections(),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PushDouble = Awaited<ReturnType<typeof pushDouble>>;

function newPhone(endpoint: string, behaviour: Behaviour) {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  let tries = 0;
  const received: Received[] = [];
  return {
    behaviour,
    curve,
    auth,
    received,
    subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
    arrived: () => void tries++,
    /** Counts the messages sent to this phone, accepted or not. */
    tries: () => tries,
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const MAX_VALID_SECONDS = 86_400;

/** Returns the problem with the sender's identification (RFC 8292), or null. */
function senderProblem({ headers }: IncomingMessage, origin: string, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return 'The key is not the one that was subscribed with.';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'The signature does not fit.';
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  if (read(head).alg !== 'ES256') return 'The token is not signed by ES256.';
  const { aud, exp, sub } = read(claims);
  if (aud !== origin) return `The token is for ${aud}.`;
  const left = exp - Date.now() / 1000;
  if (!(left > 0 && left <= MAX_VALID_SECONDS)) return 'The token is valid for too long, or not.';
  if (!/^(mailto:|https:)/.test(sub)) return 'The token does not say whom to write to.';
  if (headers['content-encoding'] !== 'aes128gcm') return 'The message is not aes128gcm.';
  return headers.ttl === undefined ? 'The message has no TTL.' : null;
}

const SALT_BYTES = 16;
const HEAD_BYTES = 21;
const TAG_BYTES = 16;

/** Decrypts a message (RFC 8188 and 8291): one record, whose padding ends with the byte 2. */
function decrypted(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(HEAD_BYTES - 1);
  const sender = body.subarray(HEAD_BYTES, HEAD_BYTES + keyLength);
  const record = body.subarray(HEAD_BYTES + keyLength);
  const bytes = (secret: Buffer, with_: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = bytes(curve.computeSecret(sender), auth, info, 32);
  const key = bytes(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = bytes(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString('utf8');
}
