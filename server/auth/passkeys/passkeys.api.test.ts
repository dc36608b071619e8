import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MAX_PASSKEYS } from '../../../contract/auth/passkeys.ts';
import { passkeyChallenges, passkeys } from '../../db/tables/passkeys.ts';
import { sweep } from '../../scheduled-jobs.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { everyRow } from '../../testing/leak-markers.ts';
import { addPasskey, askedForProof, askedToSignIn, signInWith } from '../../testing/passkeys.ts';
import { testApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';

const world = testApp();
const MINUTE_MS = 60_000;

test('a member adds passkeys, each under a name of its own, and is told when each was used', async () => {
  const { robin, kim } = await aCouple(world);
  const { device } = await addPasskey(robin);
  world.pass(MINUTE_MS);
  const { passkey: second } = await addPasskey(robin);
  expect(second.name).toBe('Unknown device 2');
  world.pass(MINUTE_MS);
  expect((await signInWith(device, new Visitor(world))).status).toBe(200);

  expect(await robin.get('/api/passkeys')).toEqual({
    hasPassword: true,
    isFresh: true,
    passkeys: [
      second,
      {
        id: expect.any(String),
        name: 'Unknown device',
        createdAt: '2026-03-11T12:00:00.000Z',
        lastUsedAt: '2026-03-11T12:02:00.000Z',
        copySuspectedAt: null,
      },
    ],
  });
  expect(await kim.get('/api/passkeys')).toMatchObject({ passkeys: [] });
});

test('a device is asked for a passkey that it finds by itself and opens only for its owner', async () => {
  const { robin, form } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const { body } = await robin.post('/api/passkeys/registration-options', {});
  expect(body).toMatchObject({
    rp: { id: 'localhost', name: 'Sexercise' },
    user: { name: form.partner1Email, displayName: 'Robin' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [{ id: device.answer({ challenge: 'x', rpId: 'localhost' }).id }],
  });
  await robin.request('PATCH', '/api/account', { isDiscreet: true });
  const discreet = await robin.post('/api/passkeys/registration-options', {});
  expect(discreet.body).toMatchObject({ rp: { name: 'Planner' } });
});

test.each([
  ['that was made on another site', { origin: 'https://elsewhere.example' }],
  ['that was made for another site', { rpId: 'elsewhere.example' }],
  ['whose device did not look who was there', { isVerified: false }],
])('a passkey %s is not kept', async (_how, wrongs) => {
  const { robin } = await aCouple(world);
  const { body } = await robin.post('/api/passkeys/registration-options', {});
  const made = new Authenticator().make(body as never, wrongs);
  expect((await robin.post('/api/passkeys', made)).status).toBe(400);
  // The refused attempt used up its challenge.
  const again = new Authenticator().make(body as never);
  expect((await robin.post('/api/passkeys', again)).status).toBe(410);
  expect(await world.deps.db.$count(passkeys)).toBe(0);
});

test('a challenge is for one member, one browser, one purpose, one use and five minutes', async () => {
  const { robin, kim } = await aCouple(world);
  const ask = async (who: Visitor) =>
    (await who.post('/api/passkeys/registration-options', {})).body as never;
  const send = async (who: Visitor, options: never) =>
    (await who.post('/api/passkeys', new Authenticator().make(options))).status;
  await ask(kim);
  expect(await send(kim, await ask(robin))).toBe(410);
  const elsewhere = new Visitor(world);
  elsewhere.cookie = robin.cookie;
  expect(await send(elsewhere, await ask(robin))).toBe(410);
  await ask(elsewhere);
  expect(await send(elsewhere, await ask(robin))).toBe(410);
  const signIn = await askedToSignIn(robin);
  const device = new Authenticator();
  const options = { ...signIn, rp: { id: 'localhost' }, user: { id: 'eA' } };
  expect((await robin.post('/api/passkeys', device.make(options))).status).toBe(410);
  const used = await ask(robin);
  expect(await send(robin, used)).toBe(201);
  expect(await send(robin, used)).toBe(410);
  const late = await ask(robin);
  world.pass(5 * MINUTE_MS);
  expect(await send(robin, late)).toBe(410);
});

test('two tabs of one browser ask at once, and each is answered', async () => {
  const { robin } = await aCouple(world);
  const ask = async () => (await robin.post('/api/passkeys/registration-options', {})).body;
  const [one, other] = [await ask(), await ask()];
  for (const options of [one, other]) {
    const made = new Authenticator().make(options as never);
    expect((await robin.post('/api/passkeys', made)).status).toBe(201);
  }
});

test('a passkey is added without a proof only by someone who has just signed in', async () => {
  const { robin, form } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const ask = (body: object) => robin.post('/api/passkeys/registration-options', body);
  // A proof has to be right even where none is needed.
  expect((await ask({ password: 'a wrong one' })).status).toBe(403);
  world.pass(10 * MINUTE_MS);
  expect(await robin.get('/api/passkeys')).toMatchObject({ isFresh: false });
  expect(await ask({})).toMatchObject({
    status: 403,
    body: { message: 'Please confirm that it’s you first.' },
  });
  expect((await ask({ password: 'a wrong one' })).status).toBe(403);
  expect((await ask({ password: form.partner1Password })).status).toBe(200);
  const passkey = device.answer(await askedForProof(robin));
  expect((await ask({ passkey })).status).toBe(200);
  // An answer works once.
  expect((await ask({ passkey })).status).toBe(410);
});

test('a credential is registered once, and nobody has more passkeys than there is room for', async () => {
  const { robin, kim, form } = await aCouple(world);
  const proof = { password: form.partner1Password };
  const device = new Authenticator();
  const { body } = await robin.post('/api/passkeys/registration-options', {});
  const made = device.make(body as never);
  expect((await robin.post('/api/passkeys', made)).status).toBe(201);
  for (let count = 1; count < MAX_PASSKEYS; count++) {
    // Wait a day now and then: each day allows only a few new passkeys.
    if (count % 5 === 0) world.pass(24 * 60 * MINUTE_MS);
    await addPasskey(robin, { proof });
  }
  world.pass(24 * 60 * MINUTE_MS);
  expect((await robin.post('/api/passkeys/registration-options', proof)).status).toBe(409);
  // Another member presents the same credential id.
  const proofOfKim = { password: form.partner2Password };
  const forKim = (await kim.post('/api/passkeys/registration-options', proofOfKim)).body as never;
  const clientDataJSON = new Authenticator().make(forKim).response.clientDataJSON;
  const stolen = { ...made, response: { ...made.response, clientDataJSON } };
  expect((await kim.post('/api/passkeys', stolen)).status).toBe(409);
});

test('a passkey is renamed and removed by its owner alone', async () => {
  const { robin, kim } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const { device, passkey } = await addPasskey(robin);
  const url = `/api/passkeys/${passkey.id}`;
  for (const who of [kim, stranger]) {
    expect((await who.request('PATCH', url, { name: 'Mine' })).status).toBe(404);
    expect((await who.request('DELETE', url)).status).toBe(404);
  }
  expect((await robin.request('PATCH', url, { name: ' ' })).status).toBe(400);
  expect(await robin.request('PATCH', url, { name: 'Robin’s phone' })).toMatchObject({
    status: 200,
    body: { ...passkey, name: 'Robin’s phone' },
  });
  expect((await signInWith(device, new Visitor(world))).status).toBe(200);
  expect((await robin.request('DELETE', url)).status).toBe(204);
  expect((await robin.request('DELETE', url)).status).toBe(404);
  expect(await robin.get('/api/passkeys')).toMatchObject({ passkeys: [] });
  expect(await signInWith(device, new Visitor(world))).toMatchObject({
    status: 401,
    body: { message: 'This passkey doesn’t match any account here. Please sign in another way.' },
  });
});

test.each([
  ['GET', '/api/passkeys', undefined],
  ['POST', '/api/passkeys/assertion-options', {}],
  ['POST', '/api/passkeys/registration-options', {}],
  ['POST', '/api/passkeys', new Authenticator().make(anyOptions())],
  ['PATCH', `/api/passkeys/${randomUUID()}`, { name: 'Mine' }],
  ['DELETE', `/api/passkeys/${randomUUID()}`, undefined],
  ['POST', '/api/passkeys/remove-password', { passkey: anyAnswer() }],
] as const)('%s %s is for members alone', async (method, url, body) => {
  const visitor = new Visitor(world);
  await askedToSignIn(visitor);
  expect((await visitor.request(method, url, body)).status).toBe(401);
});

function anyOptions() {
  return { challenge: 'eA', rp: { id: 'localhost' }, user: { id: 'eA' }, rpId: 'localhost' };
}

function anyAnswer() {
  const device = new Authenticator();
  device.make(anyOptions());
  return device.answer(anyOptions());
}

test('the password goes with a passkey in hand, and the mailed link brings one back', async () => {
  const { robin, form } = await aCouple(world);
  const email = form.partner1Email;
  const { device } = await addPasskey(robin);
  const elsewhere = new Visitor(world);
  await elsewhere.post('/api/login', { email, password: form.partner1Password });

  const remove = (passkey: unknown) => robin.post('/api/passkeys/remove-password', { passkey });
  expect((await remove(undefined)).status).toBe(400);
  expect((await remove(anyAnswer())).status).toBe(410);
  expect((await remove(device.answer(await askedForProof(robin)))).status).toBe(204);

  expect(await robin.get('/api/passkeys')).toMatchObject({ hasPassword: false });
  // Removing the password ended other logins, as a new password does.
  expect((await elsewhere.request('GET', '/api/user')).status).toBe(401);
  const refused = await elsewhere.post('/api/login', { email, password: form.partner1Password });
  const unknown = await elsewhere.post('/api/login', { email: 'no@one.example', password: 'x' });
  expect([refused.status, refused.body]).toEqual([401, unknown.body]);
  expect((await signInWith(device, elsewhere)).status).toBe(200);

  await elsewhere.post('/api/password/forgot', { email });
  await world.settled();
  const token = /choose-password#([\w-]+)/.exec(world.sentMail.at(-1)?.text ?? '')?.[1];
  const chosen = { token, password: 'back again' };
  expect((await new Visitor(world).post('/api/password/choose', chosen)).status).toBe(200);
  const back = await new Visitor(world).post('/api/login', { email, password: 'back again' });
  expect(back.status).toBe(200);
});

test('without a password the last passkey stays, also when two are removed at once', async () => {
  const { robin } = await aCouple(world);
  const { device, passkey } = await addPasskey(robin);
  const { passkey: other } = await addPasskey(robin);
  const proof = device.answer(await askedForProof(robin));
  await robin.post('/api/passkeys/remove-password', { passkey: proof });
  const removals = await Promise.all(
    [passkey, other].map(({ id }) => robin.request('DELETE', `/api/passkeys/${id}`)),
  );
  expect(removals.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(removals.find(({ status }) => status === 409)?.body).toEqual({
    message:
      'This passkey is your only way to sign in. Add another one, or choose a password, before you remove it.',
  });
  expect(await robin.get('/api/passkeys')).toMatchObject({ passkeys: [expect.anything()] });
});

test('whoever has no password proves with a passkey what they used to prove with it', async () => {
  const { robin } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const proof = async () => device.answer(await askedForProof(robin));
  await robin.post('/api/passkeys/remove-password', { passkey: await proof() });

  expect((await robin.post('/api/account/leave', { password: '' })).status).toBe(400);
  expect((await robin.post('/api/account/leave', { password: 'a guess' })).status).toBe(403);
  const email = { email: 'new@example.org', passkey: await proof() };
  expect((await robin.post('/api/account/email', email)).status).toBe(204);
  const password = { password: 'chosen anew', passkey: await proof() };
  expect((await robin.post('/api/account/password', password)).status).toBe(204);
  expect(await robin.get('/api/passkeys')).toMatchObject({ hasPassword: true });
  expect((await robin.post('/api/account/leave', { passkey: await proof() })).status).toBe(204);
  expect((await signInWith(device, new Visitor(world))).status).toBe(401);
  expect(await world.deps.db.$count(passkeys)).toBe(0);
});

test('the partner’s passkey proves nothing', async () => {
  const { robin, kim } = await aCouple(world);
  await addPasskey(robin);
  const { device: kims } = await addPasskey(kim);
  const asked = await askedForProof(robin);
  expect((await robin.post('/api/account/leave', { passkey: kims.answer(asked) })).status).toBe(
    403,
  );
  // A challenge given to the partner, or for signing in, proves nothing either.
  const given = kims.answer(await askedForProof(kim));
  expect((await robin.post('/api/account/leave', { passkey: given })).status).toBe(410);
  const signingIn = kims.answer(await askedToSignIn(kim));
  expect((await kim.post('/api/account/leave', { passkey: signingIn })).status).toBe(410);
});

test('an export holds the names and dates of passkeys, and nothing that would open an account', async () => {
  const { robin } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const { id } = device.answer(await askedToSignIn(robin));
  const files = unzip((await robin.download('/api/account/export')) ?? Buffer.alloc(0));
  expect(JSON.parse(files.get('passkeys.json')?.toString() ?? '')).toEqual([
    {
      id: expect.any(String),
      name: 'Unknown device',
      createdAt: '2026-03-11T12:00:00.000Z',
      lastUsedAt: null,
      copySuspectedAt: null,
    },
  ]);
  expect([...files.values()].join('\n')).not.toContain(id);
});

test('neither rows nor log hold a passkey’s name or id, a challenge, or a browser’s cookie', async () => {
  const { robin } = await aCouple(world);
  const { device, passkey } = await addPasskey(robin);
  await robin.request('PATCH', `/api/passkeys/${passkey.id}`, { name: 'canary-name' });
  await signInWith(device, new Visitor(world));
  const asked = await askedToSignIn(robin);
  const { id } = device.answer(asked);
  const [, cookie = ''] = robin.browserCookie.split('=');
  expect(cookie).toHaveLength(43);
  for (const secret of ['canary-name', id, asked.challenge, cookie]) {
    expect(await everyRow(world.database)).not.toContain(secret);
    expect(world.logLines.join('\n')).not.toContain(secret);
  }
});

test('challenges that nobody answered are swept away', async () => {
  const { robin } = await aCouple(world);
  await askedToSignIn(robin);
  await askedForProof(robin);
  world.pass(6 * MINUTE_MS);
  await askedForProof(robin);
  await sweep(world.deps, world.database);
  expect(await world.deps.db.$count(passkeyChallenges)).toBe(1);
});

test('a row that is moved to another member opens nothing', async () => {
  const { robin, kim } = await aCouple(world);
  const { device } = await addPasskey(robin);
  const { device: kims } = await addPasskey(kim);
  const { userHandle = '' } = kims.answer(await askedToSignIn(kim)).response;
  const { id } = (await kim.get('/api/user')) as { id: string };
  await world.deps.db.update(passkeys).set({ memberId: id });
  const visitor = new Visitor(world);
  for (const wrongs of [{}, { userHandle }]) {
    const answer = device.answer(await askedToSignIn(visitor), wrongs);
    expect((await visitor.post('/api/passkeys/sign-in', answer)).status).toBeGreaterThan(400);
    expect(visitor.cookie).toBe('');
  }
});
