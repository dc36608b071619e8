import { expect, test } from 'vitest';
import { Authenticator } from '../../testing/authenticator.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { addPasskey, askedForProof, askedToSignIn, signInWith } from '../../testing/passkeys.ts';
import { testApp } from '../../testing/test-app.ts';

const world = testApp();
const proxied = testApp({ appOrigin: 'https://studio.example', trustProxy: true });
const MINUTE_MS = 60_000;

test('a passkey signs its owner in as a password does, and replaces the browser’s login', async () => {
  const { robin, kim } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const before = kim.cookie;
  const { status, body } = await signInWith(device, kim);
  expect(status).toBe(200);
  expect(body).toEqual(await robin.get('/api/user'));
  expect(await kim.get('/api/user')).toEqual(body);
  const old = new Visitor(world);
  old.cookie = before;
  expect((await old.request('GET', '/api/user')).status).toBe(401);
  const devices = (await kim.get('/api/account/devices')) as object[];
  expect(devices).toHaveLength(2);
});

test('what a browser is asked names nobody, and is the same whoever asks', async () => {
  const { robin, form } = await aCouple(world);
  await addPasskey(robin);
  const [one, other] = [await askedToSignIn(robin), await askedToSignIn(new Visitor(world))];
  expect(one).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  });
  expect({ ...one, challenge: '' }).toEqual({ ...other, challenge: '' });
  expect(JSON.stringify(one)).not.toContain(form.partner1Email);
});

test.each([
  ['on another site', { origin: 'https://elsewhere.example' }],
  ['for another site', { rpId: 'elsewhere.example' }],
  ['without a look at who was there', { isVerified: false }],
  ['as if it were just made', { type: 'webauthn.create' }],
  ['for nobody', { userHandle: 'eA' }],
])('an answer given %s signs nobody in', async (_how, wrongs) => {
  const { robin } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const visitor = new Visitor(world);
  const answer = device.answer(await askedToSignIn(visitor), wrongs);
  expect(await visitor.post('/api/passkeys/sign-in', answer)).toMatchObject({
    status: 401,
    body: { message: 'This passkey doesn’t match any account here. Please sign in another way.' },
  });
  expect(visitor.cookie).toBe('');
});

test('a passkey of one member signs in neither the partner nor a stranger', async () => {
  const { robin, kim } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const { device } = await addPasskey(robin);
  for (const other of [kim, stranger]) {
    const { device: theirs } = await addPasskey(other);
    const { userHandle = '' } = theirs.answer(await askedToSignIn(other)).response;
    const visitor = new Visitor(world);
    const answer = device.answer(await askedToSignIn(visitor), { userHandle });
    expect((await visitor.post('/api/passkeys/sign-in', answer)).status).toBe(401);
  }
});

test('an answer with one byte changed signs nobody in', async () => {
  const { robin } = await aCouple(world);
  const { device } = await addPasskey(robin);
  for (const part of ['signature', 'authenticatorData'] as const) {
    const visitor = new Visitor(world);
    const answer = device.answer(await askedToSignIn(visitor));
    const bytes = Buffer.from(answer.response[part], 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    answer.response[part] = bytes.toString('base64url');
    expect((await visitor.post('/api/passkeys/sign-in', answer)).status).toBe(401);
  }
});

test('a challenge signs in once, soon, and in the browser that asked for it', async () => {
  const { robin } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const [visitor, other] = [new Visitor(world), new Visitor(world)];
  const send = async (who: Visitor, answer: unknown) =>
    (await who.post('/api/passkeys/sign-in', answer)).status;
  const relayed = device.answer(await askedToSignIn(other));
  await askedToSignIn(visitor);
  expect(await send(visitor, relayed)).toBe(410);
  expect(await send(new Visitor(world), relayed)).toBe(410);
  // The refused attempts did not use up the challenge.
  expect(await send(other, relayed)).toBe(200);
  expect(await send(other, relayed)).toBe(410);
  const late = device.answer(await askedToSignIn(visitor));
  world.pass(5 * MINUTE_MS);
  expect(await send(visitor, late)).toBe(410);
  const forProof = device.answer(await askedForProof(other));
  expect(await send(other, forProof)).toBe(410);
  // One of two simultaneous uses of the same answer succeeds.
  const twice = device.answer(await askedToSignIn(visitor));
  const sent = await Promise.all([send(visitor, twice), send(visitor, twice)]);
  expect(sent.toSorted()).toEqual([200, 410]);
});

test('a passkey whose counter goes back opens nothing any more, and its owner is told', async () => {
  const { robin } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const copy = device.copy();
  expect((await signInWith(device, new Visitor(world))).status).toBe(200);
  expect((await signInWith(device, new Visitor(world))).status).toBe(200);
  world.pass(MINUTE_MS);
  const thief = new Visitor(world);
  expect(await signInWith(copy, thief)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('may have been copied') },
  });
  expect(thief.cookie).toBe('');
  const suspected = { copySuspectedAt: '2026-03-11T12:01:00.000Z' };
  expect(await robin.get('/api/passkeys')).toMatchObject({ passkeys: [suspected] });
  // Trust neither: nobody knows which of the two is the copy. The first moment is kept.
  world.pass(MINUTE_MS);
  expect((await signInWith(device, new Visitor(world))).status).toBe(403);
  const proof = device.answer(await askedForProof(robin));
  expect((await robin.post('/api/account/leave', { passkey: proof })).status).toBe(403);
  expect(await robin.get('/api/passkeys')).toMatchObject({ passkeys: [suspected] });
  expect(world.logLines.join('\n')).toContain('"outcome":"copied"');
});

test('a suspected passkey is no way to sign in, and may always be removed', async () => {
  const { robin } = await aCouple(world);
  const { device, passkey } = await addPasskey(robin);
  const { device: good, passkey: kept } = await addPasskey(robin);
  const copy = device.copy();
  await signInWith(device, new Visitor(world));
  await signInWith(copy, new Visitor(world));
  const proof = good.answer(await askedForProof(robin));
  await robin.post('/api/passkeys/remove-password', { passkey: proof });
  expect((await robin.request('DELETE', `/api/passkeys/${kept.id}`)).status).toBe(409);
  expect((await robin.request('DELETE', `/api/passkeys/${passkey.id}`)).status).toBe(204);
});

test('a device that does not count is let in as often as it comes', async () => {
  const { robin } = await aCouple(world);
  const { device } = await addPasskey(robin, { device: new Authenticator({ signCount: 0 }) });
  for (const _time of [1, 2, 3]) {
    expect((await signInWith(device, new Visitor(world))).status).toBe(200);
  }
});

test('wrong passkeys and challenges are limited for each address', async () => {
  const { robin } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const guesser = new Visitor(world, '198.51.100.7');
  const asked = await askedToSignIn(guesser);
  for (let count = 0; count < 30; count++) {
    await guesser.post('/api/passkeys/sign-in', device.answer({ ...asked, challenge: 'eA' }));
  }
  expect((await signInWith(device, guesser)).status).toBe(429);
  expect((await signInWith(device, new Visitor(world))).status).toBe(200);
  for (let count = 2; count < 300; count++) await askedToSignIn(guesser);
  const answer = await guesser.post('/api/passkeys/sign-in-options');
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('3600');
});

test('behind a proxy the origin of the app counts, whatever a request says of its host', async () => {
  const { robin } = await aCouple(proxied);
  const device = new Authenticator({ origin: 'https://studio.example' });
  await addPasskey(robin, { device });
  const host = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const visitor = new Visitor(proxied);
  const asked = await visitor.request('POST', '/api/passkeys/sign-in-options', undefined, host);
  expect(asked.body).toMatchObject({ rpId: 'studio.example' });
  expect(String(asked.headers['set-cookie'])).toMatch(
    /^__Host-passkeys=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const options = asked.body as { challenge: string; rpId: string };
  const relayed = device.answer(options, { origin: 'https://evil.example' });
  const send = (answer: unknown) => visitor.request('POST', '/api/passkeys/sign-in', answer, host);
  expect((await send(relayed)).status).toBe(401);
  const own = (await visitor.post('/api/passkeys/sign-in-options')).body as typeof options;
  expect((await send(device.answer(own))).status).toBe(200);
});
