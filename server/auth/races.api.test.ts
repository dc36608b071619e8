import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '../../contract/auth/auth.ts';
import { confirmEmailChange } from '../account/email-change.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { members } from '../db/tables/couples.ts';
import { transact } from '../db/transaction-guard.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { aCouple, aSignUp, Visitor } from '../testing/factories.ts';
import { addPasskey, askedToSignIn } from '../testing/passkeys.ts';
import { testApp } from '../testing/test-app.ts';
import { choosePasswordByLink } from './mailed-password.ts';
import { replacePassword } from './member-queries.ts';

const world = testApp();

/** Calls `ask` while `work` is done but uncommitted. The answer precedes or awaits the commit. */
async function askedDuring<T>(work: (tx: Queryable) => Promise<unknown>, ask: () => Promise<T>) {
  const { db } = world.deps;
  let [tellDone, letEnd] = [() => {}, () => {}];
  const isWorkDone = new Promise<void>((resolve) => {
    tellDone = resolve;
  });
  const mayEnd = new Promise<void>((resolve) => {
    letEnd = resolve;
  });
  const working = transact(db, async (tx) => {
    await work(tx);
    tellDone();
    await mayEnd;
  });
  await isWorkDone;
  let isAnswered = false;
  const asked = ask().finally(() => {
    isAnswered = true;
  });
  await vi.waitUntil(async () => isAnswered || (await isAnyoneWaiting()), { timeout: 30_000 });
  letEnd();
  await working;
  return asked;
}

async function isAnyoneWaiting() {
  const { rows } = (await world.deps.db.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

async function aMember() {
  const { robin, form } = await aCouple(world);
  const { id } = (await robin.get('/api/user')) as User;
  const rows = await world.deps.db.select().from(members);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error('There is no such member.');
  const member: MemberKey = { coupleId: row.coupleId, id };
  return { robin, form, member };
}

async function tokenMailed(page: string): Promise<string> {
  await world.settled();
  const link = new RegExp(`/${page}#([\\w-]{64})`);
  return world.sentMail.flatMap(({ text }) => link.exec(text)?.[1] ?? []).at(-1) ?? '';
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('at the moment of a new password', () => {
  test('nobody signs in with the old one', async () => {
    const { form, member } = await aMember();
    const old = { email: form.partner1Email, password: form.partner1Password };
    const { status } = await askedDuring(
      (tx) => replacePassword(tx, member, 'another'),
      () => new Visitor(world).post('/api/login', old),
    );
    expect(status).toBe(401);
  });

  test('nobody signs in with a passkey that it removes', async () => {
    const { robin, form } = await aMember();
    const { device } = await addPasskey(robin);
    await robin.post('/api/password/forgot', { email: form.partner1Email });
    const token = await tokenMailed('choose-password');
    const thief = new Visitor(world);
    const answer = device.answer(await askedToSignIn(thief));
    const choice = { token, passwordHash: 'another', removesPasskeys: true };
    const { status } = await askedDuring(
      (tx) => choosePasswordByLink(tx, world.deps, choice),
      () => thief.post('/api/passkeys/sign-in', answer),
    );
    expect(status).toBe(401);
  });

  test('a login that it ends adds no passkey', async () => {
    const { robin, member } = await aMember();
    const { body } = await robin.post('/api/passkeys/registration-options', {});
    const made = new Authenticator().make(body as never);
    const { status } = await askedDuring(
      (tx) => replacePassword(tx, member, 'another'),
      () => robin.post('/api/passkeys', made),
    );
    expect(status).toBe(401);
  });

  test.each(['/api/account/email', '/api/account/password'])(
    'nor does it change %s',
    async (url) => {
      const { robin, form, member } = await aMember();
      const password = form.partner1Password;
      const bodies = {
        '/api/account/email': { email: 'thief@example.org', password },
        '/api/account/password': { currentPassword: password, password: 'the thief’s' },
      };
      const { status } = await askedDuring(
        (tx) => replacePassword(tx, member, 'another'),
        () => robin.post(url, bodies[url as keyof typeof bodies]),
      );
      expect(status).toBe(401);
    },
  );
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'nobody signs up with an address at the moment at which its member leaves it',
  async () => {
    const { robin, form } = await aMember();
    const change = { email: 'thief@example.org', password: form.partner1Password };
    await robin.post('/api/account/email', change);
    const token = await tokenMailed('confirm-email');
    const { status } = await askedDuring(
      (tx) => confirmEmailChange(tx, world.deps, token),
      () =>
        new Visitor(world).post('/api/register', aSignUp({ partner1Email: form.partner1Email })),
    );
    expect(status).toBe(409);
  },
);
