import type { webcrypto } from 'node:crypto';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { User } from '../../../contract/auth/auth.ts';
import { rotateSecret } from '../../admin/cli/rotate-secret/reseal.ts';
import { buildApp } from '../../app.ts';
import { buildDeps } from '../../build-deps.ts';
import { aCouple, aSignUp, Visitor } from '../../testing/factories.ts';
import { addPasskey, signInWith } from '../../testing/passkeys.ts';
import { SECRET, testApp } from '../../testing/test-app.ts';

const world = testApp();
const ECDH = { name: 'ECDH', namedCurve: 'P-256' };
const { subtle } = crypto;

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const sealingKeyIn = ({ body }: { body: unknown }) => (body as User).sealingKey;
const sealingKeyOf = async (who: Visitor) => sealingKeyIn(await who.request('GET', '/api/user'));
async function openingKeyOf(who: Visitor): Promise<string> {
  const { body } = await who.post('/api/lock/sight', { isInSight: true });
  return (body as { openingKey: string }).openingKey;
}

/** Agrees on a key as a browser does: from two key pairs, one of which is thrown away. */
async function agreedKey(own: webcrypto.CryptoKey, other: webcrypto.CryptoKey) {
  const agreed = await subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
  const material = await subtle.importKey('raw', agreed, 'HKDF', false, ['deriveKey']);
  const salt = new Uint8Array();
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('t') };
  const algorithm = { name: 'AES-GCM', length: 256 };
  return subtle.deriveKey(derivation, material, algorithm, false, ['encrypt', 'decrypt']);
}

async function sealed(sealingKey: string, text: string) {
  const theirs = await subtle.importKey('raw', bytes(sealingKey), ECDH, false, []);
  const ours = (await subtle.generateKey(ECDH, false, ['deriveBits'])) as webcrypto.CryptoKeyPair;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await agreedKey(ours.privateKey, theirs);
  const hidden = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return { iv, hidden, point: ours.publicKey };
}

async function opened(
  openingKey: string,
  { iv, hidden, point }: Awaited<ReturnType<typeof sealed>>,
) {
  const own = await subtle.importKey('pkcs8', bytes(openingKey), ECDH, false, ['deriveBits']);
  const key = await agreedKey(own, point);
  return new TextDecoder().decode(await subtle.decrypt({ name: 'AES-GCM', iv }, key, hidden));
}

test('what a browser seals for its member opens with their key alone', async () => {
  const { robin, kim } = await aCouple(world);
  const text = await sealed(await sealingKeyOf(robin), 'For no other eyes');
  expect(await opened(await openingKeyOf(robin), text)).toBe('For no other eyes');
  await expect(opened(await openingKeyOf(kim), text)).rejects.toThrow();
});

test('each member has a pair of their own, the same on every device', async () => {
  const { robin, kim, form } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const laptop = new Visitor(world);
  await laptop.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
  expect(bytes(await sealingKeyOf(robin))).toHaveLength(65);
  for (const keyOf of [sealingKeyOf, openingKeyOf]) {
    expect(await keyOf(laptop)).toBe(await keyOf(robin));
    expect(new Set([await keyOf(robin), await keyOf(kim), await keyOf(stranger)]).size).toBe(3);
  }
});

test('every answer that shows a member has the key that is sealed by', async () => {
  const form = aSignUp();
  const { partner1Email: email, partner1Password: password } = form;
  const robin = new Visitor(world);
  const answers = [await robin.post('/api/register', form)];
  const { device } = await addPasskey(robin);
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  answers.push(
    await robin.request('PUT', '/api/account/avatar', { image: image.toString('base64') }),
    await robin.request('DELETE', '/api/account/avatar'),
    await new Visitor(world).post('/api/login', { email, password }),
    await signInWith(device, new Visitor(world)),
  );
  await robin.post('/api/password/forgot', { email });
  await world.settled();
  const token = world.sentMail.at(-1)?.text.match(/choose-password#([\w-]{64})/)?.[1];
  const chosen = new Visitor(world);
  answers.push(await chosen.post('/api/password/choose', { token, password: 'another one' }));
  for (const answer of answers) {
    expect(answer.status).toBeLessThan(300);
    expect(bytes(sealingKeyIn(answer))).toHaveLength(65);
    expect(sealingKeyIn(answer)).toBe(await sealingKeyOf(chosen));
  }
});

test('a pair stays the same when APP_SECRET is changed', async () => {
  const { robin } = await aCouple(world);
  const before = [await sealingKeyOf(robin), await openingKeyOf(robin)];
  expect(before).toEqual([expect.any(String), expect.any(String)]);
  const { db, now, appOrigin } = world.deps;
  await rotateSecret(db, SECRET, 'another secret for tests');
  const deps = await buildDeps({
    ...{ database: world.database, appSecret: 'another secret for tests', now, appOrigin },
    ...{ hasRateLimits: false, stripe: undefined, adminToken: undefined },
    transport: async () => undefined,
    onFailure: () => (error) => {
      throw error;
    },
  });
  const app = await buildApp(deps, { logger: pino({ level: 'silent' }), trustProxy: false });
  onTestFinished(async () => {
    await deps.background.idle();
    await app.close();
  });
  const later = new Visitor({ ...world, app });
  later.cookie = robin.cookie;
  expect([await sealingKeyOf(later), await openingKeyOf(later)]).toEqual(before);
});

test('the key that opens is given where the lock is open, and nowhere else', async () => {
  const { robin, form } = await aCouple(world);
  const key = await openingKeyOf(robin);
  const given = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
    ((await robin.request(method, url, body)).body as { openingKey?: string }).openingKey;
  const { partner1Password: password } = form;
  const lock = '/api/account/lock';
  expect(await given('POST', '/api/unlock', { password })).toBeUndefined();
  expect(await given('PUT', lock, { afterMinutes: 5 })).toBe(key);
  expect(await given('POST', '/api/lock/sight', { isInSight: true })).toBe(key);

  await robin.post('/api/lock');
  const sealingKey = await sealingKeyOf(robin);
  const said = JSON.stringify([
    await robin.post('/api/lock/sight', { isInSight: true }),
    await robin.post('/api/lock/sight', { isInSight: false }),
    await robin.post('/api/unlock', { password: 'a wrong one' }),
    await robin.request('PUT', lock, { afterMinutes: 1 }),
    await robin.request('PUT', lock, { afterMinutes: null, password }),
    await robin.request('GET', '/api/user'),
    await robin.request('GET', '/api/unlock'),
  ]);
  expect(said).toContain(sealingKey);
  expect(said).not.toContain('openingKey');
  expect(said).not.toContain(key);

  expect(await given('POST', '/api/unlock', { password })).toBe(key);
  expect(await given('PUT', lock, { afterMinutes: null, password })).toBeUndefined();
  expect(await given('POST', '/api/lock/sight', { isInSight: true })).toBe(key);
});
