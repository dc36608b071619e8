import { beforeEach, expect, test } from 'vitest';
import type { SignUp } from '../../../contract/auth/auth.ts';
import { aSignUp, Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LINK = /^http:\/\/localhost:3000\/choose-password#([\w-]{64})$/m;
const world = testApp();

let robin: Visitor;
let form: SignUp;

beforeEach(async () => {
  robin = new Visitor(world);
  form = aSignUp();
  await robin.post('/api/register', form);
});

async function mailsToKim() {
  await world.settled();
  return world.sentMail.filter(({ to }) => to === form.partner2Email);
}

async function lastMailedLink() {
  return (await mailsToKim()).at(-1)?.text.match(LINK)?.[0] ?? '';
}

const mailAgain = async () => (await robin.post('/api/partner/invitation')).status;

async function linkToShare(): Promise<string> {
  const { body } = await robin.post('/api/partner/invitation-link');
  return (body as { link: string }).link;
}

async function choose(link: string, password = 'only mine'): Promise<number> {
  const token = link.split('#')[1];
  return (await new Visitor(world).post('/api/password/choose', { token, password })).status;
}

async function kimSignsIn(): Promise<Visitor> {
  const kim = new Visitor(world);
  await kim.post('/api/login', { email: form.partner2Email, password: form.partner2Password });
  return kim;
}

test('a partner who never signed in is mailed their link again, for another week', async () => {
  world.pass(8 * DAY_MS);
  expect(await choose(await lastMailedLink())).toBe(410);
  expect(await mailAgain()).toBe(204);
  const mails = await mailsToKim();
  expect(mails).toHaveLength(2);
  expect(mails[1]).toMatchObject({ subject: 'Robin invited you', senderName: 'SXR Studio' });
  world.pass(7 * DAY_MS - 1);
  expect(await choose(await lastMailedLink())).toBe(200);
  expect(await robin.get('/api/partner')).toMatchObject({ hasSignedIn: true });
});

test('a line of the inviter’s is in the first email alone, as plain words', async () => {
  const invitationLine = '  Come\nover :)  ';
  form = aSignUp({ invitationLine });
  await robin.post('/api/register', form);
  await mailAgain();
  await new Visitor(world).post('/api/password/forgot', { email: form.partner2Email });
  const texts = (await mailsToKim()).map(({ text }) => text.replaceAll('\u200b', ''));
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('Robin writes: “Come over :)”');
  for (const later of texts.slice(1)) expect(later).not.toMatch(/writes|Come/);
});

test('the page behind an invitation knows who invited, until its owner has signed in', async () => {
  const factsOf = async (link: string) =>
    (await new Visitor(world).post('/api/password/link', { token: link.split('#')[1] })).body;
  const mailed = await lastMailedLink();
  for (const link of [mailed, await linkToShare()]) {
    expect(await factsOf(link)).toEqual({ passkeys: 'none', isClaim: false, invitedBy: 'Robin' });
  }
  await kimSignsIn();
  expect(await factsOf(mailed)).toEqual({ passkeys: 'none', isClaim: true });
});

test('both mailed links live, until one of them is used', async () => {
  const first = await lastMailedLink();
  await mailAgain();
  const second = await lastMailedLink();
  expect(await choose(first)).toBe(200);
  expect(await choose(second, 'not again')).toBe(410);
});

test('a link to share works once, for a day; the next one ends it, a mailed one does not', async () => {
  const lost = await linkToShare();
  const kept = await linkToShare();
  expect(kept).toMatch(LINK);
  expect(await choose(lost)).toBe(410);
  world.pass(DAY_MS - 1);
  await mailAgain();
  const mailed = await lastMailedLink();
  expect(await choose(kept)).toBe(200);
  expect(await choose(kept, 'not again')).toBe(410);
  expect(await choose(mailed, 'nor so')).toBe(410);
});

test('a link to share is over after a day', async () => {
  const link = await linkToShare();
  world.pass(DAY_MS);
  expect(await choose(link)).toBe(410);
});

test('what a partner kept opens nothing once the other has signed in', async () => {
  const kept = await linkToShare();
  const kim = await kimSignsIn();
  await kim.post('/api/journal', { content: 'mine alone', isSharedWithPartner: false });

  expect(await choose(kept, 'a thief')).toBe(410);
  for (const call of ['invitation', 'invitation-link']) {
    expect(await robin.post(`/api/partner/${call}`)).toMatchObject({ status: 409 });
  }
  expect(await kim.request('GET', '/api/user')).toMatchObject({ status: 200 });
  // The mail in their own mailbox still lets them choose a password that only they know.
  expect(await choose(await lastMailedLink())).toBe(200);
});

test('a locked phone hands out no way to sign in as the partner', async () => {
  await robin.request('PUT', '/api/account/lock', { afterMinutes: 5 });
  await robin.post('/api/lock');
  const mails = (await mailsToKim()).length;
  for (const call of ['invitation', 'invitation-link']) {
    expect(await robin.post(`/api/partner/${call}`)).toMatchObject({ status: 423 });
  }
  expect(await mailsToKim()).toHaveLength(mails);
  await robin.post('/api/unlock', { password: form.partner1Password });
  expect(await choose(await linkToShare())).toBe(200);
});

test('asking for a link as someone who was invited brings the invitation again', async () => {
  world.pass(8 * DAY_MS);
  const email = form.partner2Email;
  expect(await new Visitor(world).post('/api/password/forgot', { email })).toMatchObject({
    status: 204,
  });
  expect((await mailsToKim()).at(-1)?.text).toContain(
    'Robin invited you to a private app for couples',
  );
  world.pass(6 * DAY_MS);
  expect(await choose(await lastMailedLink())).toBe(200);
});

test('a partner is written to at most five times an hour, and that is said', async () => {
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push(await mailAgain());
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  world.pass(HOUR_MS);
  expect(await mailAgain()).toBe(204);
});

test.each(['invitation', 'invitation-link'])('%s asks a visitor to sign in', async (call) => {
  expect(await new Visitor(world).post(`/api/partner/${call}`)).toMatchObject({ status: 401 });
});
