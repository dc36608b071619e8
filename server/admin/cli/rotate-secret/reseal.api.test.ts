import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { passkeyFacts } from '../../../auth/passkeys/passkeys.ts';
import { answersOf } from '../../../bedroom/consent/queries.ts';
import { coupleKeys, members } from '../../../db/tables/couples.ts';
import { mailQueue } from '../../../db/tables/mail.ts';
import { entriesFor } from '../../../journal/queries.ts';
import { coupleKeysIn, hasForeignKeys, masterKey } from '../../../security/couple-keys.ts';
import { emailHasher, identitiesIn } from '../../../security/identities.ts';
import { derivedKey, unseal } from '../../../security/sealing.ts';
import { confirmAdult, say, toAll } from '../../../testing/consenting.ts';
import { aCouple, Visitor } from '../../../testing/factories.ts';
import { addPasskey } from '../../../testing/passkeys.ts';
import { SECRET, testApp } from '../../../testing/test-app.ts';
import { rotateSecret } from './reseal.ts';

const NEW_SECRET = 'another secret for tests';
const world = testApp();

/** Reads the journal as an app would that was started with this secret. */
async function journalUnder(secret: string, who: Visitor, coupleId: string) {
  const { db } = world.deps;
  const { id } = (await who.get('/api/user')) as { id: string };
  const reader = { id, coupleId, firstName: 'x' };
  const master = masterKey(secret);
  const coupleKeys = coupleKeysIn(db, master);
  const identities = identitiesIn({ appSecret: secret, master, coupleKeys });
  const needs = { db, coupleKeys, identities };
  return (await entriesFor(needs, reader, { limit: 100 })).map(({ content }) => content);
}

async function threeCouples() {
  const writers: Visitor[] = [];
  for (let i = 0; i < 3; i++) {
    const { robin } = await aCouple(world);
    await robin.post('/api/journal', { content: 'kept through the change' });
    writers.push(robin);
  }
  const rows = await world.deps.db.select().from(coupleKeys);
  return { writers, rows };
}

async function coupleOf(who: Visitor): Promise<string> {
  const { id } = (await who.get('/api/user')) as { id: string };
  const [row] = await world.deps.db.select().from(members).where(eq(members.id, id));
  return row?.coupleId ?? '';
}

test('after a change of secret every journal opens with the new one, and none with the old', async () => {
  const { writers } = await threeCouples();
  expect(await rotateSecret(world.deps.db, SECRET, NEW_SECRET)).toMatchObject({ keys: 3 });
  for (const writer of writers) {
    const coupleId = await coupleOf(writer);
    expect(await journalUnder(NEW_SECRET, writer, coupleId)).toEqual(['kept through the change']);
    await expect(journalUnder(SECRET, writer, coupleId)).rejects.toThrow();
  }
  expect(await hasForeignKeys(world.deps.db, masterKey(NEW_SECRET))).toBe(false);
  expect(await hasForeignKeys(world.deps.db, masterKey(SECRET))).toBe(true);
});

test('after a change of secret the bedroom answers open with the new one, and not with the old', async () => {
  const { robin } = await aCouple(world);
  await confirmAdult(robin);
  await say(robin, toAll('maybe', true));
  const { id } = (await robin.get('/api/user')) as { id: string };
  const owner = { id, coupleId: await coupleOf(robin) };
  const { db } = world.deps;
  const sheetUnder = (secret: string) =>
    answersOf({ db, coupleKeys: coupleKeysIn(db, masterKey(secret)) }, owner);
  await rotateSecret(db, SECRET, NEW_SECRET);
  expect((await sheetUnder(NEW_SECRET)).now).toEqual(toAll('maybe', true));
  await expect(sheetUnder(SECRET)).rejects.toThrow();
});

test('after a change of secret people are found by their address under the new one alone', async () => {
  const { form } = await aCouple(world);
  const { db } = world.deps;
  await rotateSecret(db, SECRET, NEW_SECRET);
  const hashes = (await db.select().from(members)).map(({ emailHash }) => emailHash);
  const addresses = [form.partner1Email, form.partner2Email];
  expect(hashes.toSorted()).toEqual(addresses.map(emailHasher(NEW_SECRET)).toSorted());
  await rotateSecret(db, NEW_SECRET, SECRET);
  const login = { email: form.partner2Email, password: form.partner2Password };
  expect(await new Visitor(world).post('/api/login', login)).toMatchObject({ status: 200 });
});

test('after a change of secret passkeys open with the new one, and none with the old', async () => {
  const { robin } = await aCouple(world);
  const { passkey } = await addPasskey(robin);
  const { db } = world.deps;
  const { id } = (await robin.get('/api/user')) as { id: string };
  const member = { id, coupleId: await coupleOf(robin) };
  await rotateSecret(db, SECRET, NEW_SECRET);
  const factsUnder = (secret: string) =>
    passkeyFacts({ db, coupleKeys: coupleKeysIn(db, masterKey(secret)) }, member);
  expect(await factsUnder(NEW_SECRET)).toEqual([passkey]);
  await expect(factsUnder(SECRET)).rejects.toThrow();
});

test('a change that was cut short goes on where it stopped', async () => {
  const { writers, rows } = await threeCouples();
  const { db } = world.deps;
  await rotateSecret(db, SECRET, NEW_SECRET);
  const [first] = rows;
  if (!first) throw new Error('No key was made.');
  await db.update(coupleKeys).set(first).where(eq(coupleKeys.coupleId, first.coupleId));
  expect(await hasForeignKeys(db, masterKey(NEW_SECRET))).toBe(true);
  expect(await rotateSecret(db, SECRET, NEW_SECRET)).toMatchObject({ keys: 1 });
  expect(await rotateSecret(db, SECRET, NEW_SECRET)).toMatchObject({ keys: 0 });
  for (const writer of writers) {
    const coupleId = await coupleOf(writer);
    expect(await journalUnder(NEW_SECRET, writer, coupleId)).toHaveLength(1);
  }
});

test('a wrong old secret changes nothing', async () => {
  const { rows } = await threeCouples();
  await expect(rotateSecret(world.deps.db, 'a wrong guess', NEW_SECRET)).rejects.toThrow(/neither/);
  expect(await world.deps.db.select().from(coupleKeys)).toEqual(rows);
});

test('mail that waits is sealed anew too', async () => {
  const { db, mail, now } = world.deps;
  const message = { to: 'kim@example.org', subject: 'Hello', text: 'There' };
  await mail.put(db, message, now());
  await rotateSecret(db, SECRET, NEW_SECRET);
  const [row] = await db.select().from(mailQueue);
  const opened = unseal(derivedKey(NEW_SECRET, 'mail'), 'mail', row?.sealed ?? '');
  expect(JSON.parse(opened)).toEqual(message);
  await rotateSecret(db, NEW_SECRET, SECRET);
});

test('a key that is moved to another couple does not open there', async () => {
  const { writers, rows } = await threeCouples();
  const [first, second] = rows;
  const { db } = world.deps;
  await db
    .update(coupleKeys)
    .set({ sealedKey: second?.sealedKey ?? '' })
    .where(eq(coupleKeys.coupleId, first?.coupleId ?? ''));
  const owners = await Promise.all(writers.map(coupleOf));
  const owner = writers[owners.indexOf(first?.coupleId ?? '')];
  if (!owner) throw new Error('The key has no owner.');
  await expect(journalUnder(SECRET, owner, first?.coupleId ?? '')).rejects.toThrow();
});
