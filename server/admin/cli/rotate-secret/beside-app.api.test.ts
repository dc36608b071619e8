import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { buildDeps } from '../../../build-deps.ts';
import { coupleKeys, members } from '../../../db/tables/couples.ts';
import type { Mail } from '../../../mail/compose.ts';
import { aSignUp, Visitor } from '../../../testing/factories.ts';
import { confirm } from '../../../testing/paying.ts';
import { SECRET as OLD, testApp } from '../../../testing/test-app.ts';
import { rotateSecret } from './reseal.ts';

const NEW = 'another secret for tests';
const world = testApp();

/** Starts a second app on the same database, with these secrets. */
async function aProcess(appSecret: string, otherAppSecret?: string) {
  const sent: Mail[] = [];
  const deps = await buildDeps({
    database: world.database,
    appSecret,
    otherAppSecret,
    now: world.deps.now,
    appOrigin: world.deps.appOrigin,
    hasRateLimits: false,
    stripe: undefined,
    adminToken: undefined,
    transport: async (mail) => void sent.push(mail),
    onFailure: () => (error) => {
      throw error;
    },
  });
  const app = await buildApp(deps, { logger: pino({ level: 'silent' }), trustProxy: false });
  onTestFinished(async () => {
    await deps.background.idle();
    await app.close();
  });
  return { deps, sent, visitor: () => new Visitor({ ...world, app }) };
}
type Process = Awaited<ReturnType<typeof aProcess>>;

async function signUp(process: Process) {
  const form = aSignUp();
  const robin = process.visitor();
  expect(await robin.post('/api/register', form)).toMatchObject({ status: 201 });
  const content = `kept for ${form.partner1Email}`;
  expect(await robin.post('/api/journal', { content })).toMatchObject({ status: 201 });
  return { form, content };
}
type Couple = Awaited<ReturnType<typeof signUp>>;

/** Signs in by address and password, and reads the entries. */
async function expectServed(process: Process, couples: readonly Couple[]) {
  for (const { form, content } of couples) {
    const someone = process.visitor();
    const { partner1Email: email, partner1Password: password } = form;
    expect(await someone.post('/api/login', { email, password })).toMatchObject({ status: 200 });
    expect(await someone.get('/api/journal')).toMatchObject([{ content }]);
    const again = await process.visitor().post('/api/register', aSignUp({ partner2Email: email }));
    expect(again).toMatchObject({ status: 409 });
  }
}

test('while the secret is changed every process serves everyone, moved or not, and then the new one alone', async () => {
  const { db } = world.deps;
  const couples = [await signUp(await aProcess(OLD))];
  // All processes learn the new secret before any of them seals with it.
  const [first, second] = [await aProcess(OLD, NEW), await aProcess(NEW, OLD)];
  couples.push(await signUp(first), await signUp(second));
  for (const process of [first, second]) await expectServed(process, couples);

  const unmoved = {
    keys: await db.select().from(coupleKeys),
    people: await db.select().from(members),
  };
  expect(await rotateSecret(db, OLD, NEW)).toMatchObject({ keys: 2 });
  // Put one couple back, as if the change had stopped before that couple.
  const isOfOld = ({ keyId }: { keyId: string }) =>
    unmoved.keys.filter((key) => key.keyId === keyId).length === 2;
  const couple = unmoved.keys.find(isOfOld);
  if (!couple) throw new Error('No couple was sealed by the old secret.');
  await db.update(coupleKeys).set(couple).where(eq(coupleKeys.coupleId, couple.coupleId));
  for (const { id, coupleId, emailHash } of unmoved.people) {
    if (coupleId !== couple.coupleId) continue;
    await db.update(members).set({ emailHash }).where(eq(members.id, id));
  }
  for (const process of [await aProcess(OLD, NEW), await aProcess(NEW, OLD)]) {
    await expectServed(process, couples);
  }
  expect(await rotateSecret(db, OLD, NEW)).toMatchObject({ keys: 1 });
  await expectServed(await aProcess(NEW), couples);
});

test('one address never gets two accounts, whichever secret each process files it under', async () => {
  const processes = [await aProcess(OLD, NEW), await aProcess(NEW, OLD)];
  for (let round = 0; round < 5; round++) {
    const form = aSignUp();
    const answers = await Promise.all(
      processes.map((process) => process.visitor().post('/api/register', form)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  }
});

test('mail and payment forms of the other secret are good until it is dropped', async () => {
  const before = await aProcess(OLD, NEW);
  const { form } = await signUp(before);
  const robin = before.visitor();
  const { partner1Email: email, partner1Password: password } = form;
  await robin.post('/api/login', { email, password });
  const { body } = await robin.post('/api/create-subscription');
  const { clientSecret } = body as { clientSecret: string };
  await before.deps.mail.put(
    before.deps.db,
    { to: email, subject: 'Hello', text: 'There' },
    before.deps.now(),
  );

  const after = await aProcess(NEW, OLD);
  await after.deps.mail.deliver();
  expect(after.sent.map(({ subject }) => subject)).toContain('Hello');
  const same = after.visitor();
  same.cookie = robin.cookie;
  expect(await confirm(same, clientSecret)).toMatchObject({ status: 200 });
});
