import { expect, test } from 'vitest';
import type { Account, Device } from '../../contract/account/account.ts';
import type { User } from '../../contract/auth/auth.ts';
import { logins } from '../db/tables/auth.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const MINUTE_MS = 60_000;
const world = testApp();

const change = (who: Visitor, changes: object) => who.request('PATCH', '/api/account', changes);

test('a member sees what they may change, and who their partner is', async () => {
  const { robin, form } = await aCouple(world);
  expect(await robin.get('/api/account')).toEqual({
    firstName: 'Robin',
    lastName: 'Castle',
    phone: '+1 555 0100',
    pendingEmail: null,
    email: form.partner1Email,
    profileImageUrl: null,
    theme: 'system',
    isDiscreet: false,
    timeZone: null,
    partnerName: 'Kim',
  });
});

test('a new name is the name everywhere, and the partner keeps theirs', async () => {
  const { robin, kim } = await aCouple(world);
  expect(await change(robin, { firstName: ' Robyn ', lastName: '' })).toMatchObject({
    status: 200,
    body: { firstName: 'Robyn', lastName: null },
  });
  expect(await robin.get('/api/user')).toMatchObject({ firstName: 'Robyn', lastName: null });
  expect(await kim.get('/api/account')).toMatchObject({ firstName: 'Kim', partnerName: 'Robyn' });
});

test.each([
  [{ firstName: ' ' }, 'Please enter your first name.'],
  [{ firstName: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
  [{ firstName: 'a\0' }, 'Text may not contain a NUL character.'],
  [{ lastName: 'a\ud83c' }, 'Text may not contain half a character.'],
  [{ firstName: '🌞'.repeat(101) }, 'Please use at most 100 characters.'],
  [{ theme: 'pink' }, 'Please choose light, dark or the system’s theme.'],
  [{ timeZone: 'Mars/Olympus' }, 'We don’t know this time zone.'],
  [{ timeZone: '+02:00' }, 'We don’t know this time zone.'],
])('%j is refused with a sentence', async (changes, message) => {
  const { robin } = await aCouple(world);
  const before = await robin.get('/api/account');
  expect(await change(robin, changes)).toMatchObject({ status: 400, body: { message } });
  expect(await robin.get('/api/account')).toEqual(before);
});

test('a name is as long as people count it, and is kept as it was answered', async () => {
  const { robin } = await aCouple(world);
  const firstName = '🌞'.repeat(100);
  expect(await change(robin, { firstName })).toMatchObject({ status: 200, body: { firstName } });
  expect(await robin.get('/api/user')).toMatchObject({ firstName });
});

test('the look follows a member to every device they sign in on, and nobody else', async () => {
  const { robin, kim, form } = await aCouple(world);
  const changed = await change(robin, {
    theme: 'dark',
    isDiscreet: true,
    timeZone: 'Pacific/Auckland',
  });
  const cookie = 'look=dark.discreet.Pacific%2FAuckland';
  expect(changed.headers['set-cookie']).toContain(cookie);
  const phone = new Visitor(world);
  const signedIn = await phone.post('/api/login', {
    email: form.partner1Email,
    password: form.partner1Password,
  });
  expect(String(signedIn.headers['set-cookie'])).toContain(cookie);
  expect((await kim.request('GET', '/api/user')).headers['set-cookie']).toBeUndefined();
  // A device without the cookie receives one with the signed-in user.
  expect(String((await phone.request('GET', '/api/user')).headers['set-cookie'])).toContain(cookie);
});

test('a chosen time zone decides the day, whatever the device says', async () => {
  const { robin } = await aCouple(world);
  const dayIn = async (zone: string) => {
    const headers = { 'x-time-zone': zone };
    const { body } = await robin.request('GET', '/api/progress/days', undefined, headers);
    return (body as { day: string }[]).at(-1)?.day;
  };
  world.pass(11 * 60 * MINUTE_MS);
  expect(await dayIn('UTC')).toBe('2026-03-11');
  await change(robin, { timeZone: 'Pacific/Auckland' });
  expect(await dayIn('UTC')).toBe('2026-03-12');
  await change(robin, { timeZone: null });
  expect(await dayIn('UTC')).toBe('2026-03-11');
});

test('a new password needs the old one, and ends every other login', async () => {
  const { robin, kim, form } = await aCouple(world);
  const right = { email: form.partner1Email, password: form.partner1Password };
  const phone = new Visitor(world);
  await phone.post('/api/login', right);
  const password = 'a much louder evening';
  const send = (currentPassword: string) =>
    robin.post('/api/account/password', { currentPassword, password });

  expect(await send('a guess')).toMatchObject({
    status: 403,
    body: { message: 'That’s not your current password.' },
  });
  expect((await phone.request('GET', '/api/user')).status).toBe(200);
  expect((await send(form.partner1Password)).status).toBe(204);

  expect((await robin.request('GET', '/api/user')).status).toBe(200);
  expect((await kim.request('GET', '/api/user')).status).toBe(200);
  expect((await phone.request('GET', '/api/user')).status).toBe(401);
  expect((await new Visitor(world).post('/api/login', right)).status).toBe(401);
  expect((await new Visitor(world).post('/api/login', { ...right, password })).status).toBe(200);
  expect(world.logLines.join('')).not.toContain(password);
});

test.each([
  [{ currentPassword: 'a quiet evening', password: 'short' }, /at least 6/],
  [{ currentPassword: 'a quiet evening', password: '       ' }, /choose a password/],
  [{ currentPassword: '', password: 'long enough' }, /current password/],
  [{ password: 'long enough' }, /current password/],
])('changing a password with %j is refused', async (body, message) => {
  const { robin } = await aCouple(world);
  expect(await robin.post('/api/account/password', body)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(message) },
  });
});

test('an unlocked phone cannot be used to guess its owner’s password', async () => {
  const { robin, form } = await aCouple(world);
  const guess = (password: string) => robin.post('/api/account/leave', { password });
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess('a guess')));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
  expect(answers.filter(({ status }) => [429, 503].includes(status))).toHaveLength(2);
  expect((await guess(form.partner1Password)).status).toBe(429);
  world.pass(15 * MINUTE_MS);
  expect((await guess(form.partner1Password)).status).toBe(204);
});

async function robinOnTwoDevices() {
  const couple = await aCouple(world);
  const { partner1Email: email, partner1Password: password } = couple.form;
  const phone = new Visitor(world);
  world.pass(MINUTE_MS);
  await phone.request(
    'POST',
    '/api/login',
    { email, password },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' },
  );
  return { ...couple, phone };
}

const devicesOf = async (who: Visitor) => (await who.get('/api/account/devices')) as Device[];

test('devices are listed by name, last used first, without the hash that signs in', async () => {
  const { robin, kim } = await robinOnTwoDevices();
  const devices = await devicesOf(robin);
  expect(devices).toMatchObject([
    { name: 'Firefox on Linux', isCurrent: false, signedInAt: '2026-03-11T12:01:00.000Z' },
    { name: expect.any(String), isCurrent: true, lastSeenAt: '2026-03-11T12:00:00.000Z' },
  ]);
  const rows = await world.deps.db.select().from(logins);
  for (const { tokenHash } of rows) expect(JSON.stringify(devices)).not.toContain(tokenHash);
  expect(await devicesOf(kim)).toHaveLength(1);
});

test('a device is signed out by its owner alone', async () => {
  const { robin, kim, phone } = await robinOnTwoDevices();
  const other = (await devicesOf(robin)).find(({ isCurrent }) => !isCurrent);
  const url = `/api/account/devices/${other?.id}`;
  expect((await kim.request('DELETE', url)).status).toBe(404);
  expect((await phone.request('GET', '/api/user')).status).toBe(200);
  expect((await robin.request('DELETE', url)).status).toBe(204);
  expect((await phone.request('GET', '/api/user')).status).toBe(401);
  expect((await robin.request('DELETE', url)).status).toBe(404);
  expect((await robin.request('DELETE', '/api/account/devices/nonsense')).status).toBe(404);
});

test('all other devices are signed out at once', async () => {
  const { robin, kim, phone } = await robinOnTwoDevices();
  expect((await robin.request('DELETE', '/api/account/devices')).status).toBe(204);
  expect((await phone.request('GET', '/api/user')).status).toBe(401);
  expect((await robin.request('GET', '/api/user')).status).toBe(200);
  expect((await kim.request('GET', '/api/user')).status).toBe(200);
});

test('the figures of a couple stay with the one who stays', async () => {
  const { robin, kim, form } = await aCouple(world);
  const { id } = (await robin.get('/api/user')) as User;
  await kim.post('/api/sessions', { workoutId: 101, partnerId: id });
  const before = await kim.get('/api/progress');
  expect((await robin.post('/api/account/leave', { password: form.partner1Password })).status).toBe(
    204,
  );
  expect((await robin.request('GET', '/api/user')).status).toBe(401);
  expect(await kim.get('/api/progress')).toEqual(before);
  expect(await kim.get('/api/sessions')).toMatchObject([{ workoutId: 101, partnerId: null }]);
  expect(((await kim.get('/api/account')) as Account).partnerName).toBeNull();
});
