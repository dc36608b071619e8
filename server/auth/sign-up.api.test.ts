import { describe, expect, test } from 'vitest';
import { signUpMessages } from '../../contract/auth/auth.ts';
import { couples, members } from '../db/tables/couples.ts';
import { aCouple, aSignUp, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp();

test('signing up makes the couple and signs the first partner in', async () => {
  // “firstName, lastName, email, profileImageUrl, createdAt, subscriptionStatus (active means premium)”
  // “| GET /api/user | none, no retry | The user; data present means signed in |”
  const visitor = new Visitor(world);
  const form = aSignUp({ partner1Name: '  Mary Ann  Smith ', partner1Email: 'Mary@Example.org' });

  const answer = await visitor.post('/api/register', form);

  expect(answer.status).toBe(201);
  expect(await visitor.get('/api/user')).toEqual({
    id: expect.any(String),
    firstName: 'Mary',
    lastName: 'Ann  Smith',
    email: 'Mary@Example.org',
    profileImageUrl: null,
    sealingKey: expect.any(String),
    createdAt: world.deps.now().toISOString(),
    subscriptionStatus: 'none',
  });
});

test('each partner signs in with their own e-mail and password, in any case', async () => {
  const { form } = await aCouple(world);
  const second = new Visitor(world);
  const answer = await second.post('/api/login', {
    email: ` ${form.partner2Email.toUpperCase()} `,
    password: form.partner2Password,
  });
  expect(answer).toMatchObject({ status: 200, body: { firstName: 'Kim', lastName: null } });
  const crossed = { email: form.partner2Email, password: form.partner1Password };
  expect(await second.post('/api/login', crossed)).toMatchObject({ status: 401 });
});

test('phones are kept as typed, trimmed', async () => {
  await aCouple(world, { partner1Phone: '  (555) 01-00 ' });
  const { db, identities } = world.deps;
  const rows = await Promise.all(
    (await db.select().from(members)).map((row) => identities.open(row)),
  );
  expect(rows.map(({ phone }) => phone).sort()).toEqual(['(555) 01-00', '+1 555 0101']);
});

test.each(['partner1Email', 'partner2Email'] as const)(
  'a taken address as %s is 409 and leaves nothing half-made',
  async (field) => {
    const { form } = await aCouple(world);
    const again = aSignUp({ [field]: form.partner1Email.toUpperCase() });

    const answer = await new Visitor(world).post('/api/register', again);

    expect(answer).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await world.deps.db.$count(couples)).toBe(1);
    expect(await world.deps.db.$count(members)).toBe(2);
  },
);

test('of many sign-ups with one address at once exactly one succeeds', async () => {
  const forms = Array.from({ length: 6 }, () => aSignUp({ partner2Email: 'both@example.org' }));
  const answers = await Promise.all(
    forms.map((form) => new Visitor(world).post('/api/register', form)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await world.deps.db.$count(members)).toBe(2);
});

describe('a wrong form is 400 in the words of the specification', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['a missing field', { partner2Phone: undefined }, signUpMessages.missing],
    ['a blank field', { partner1Name: '   ' }, signUpMessages.missing],
    ['a field of another type', { partner1Name: 7 }, signUpMessages.missing],
    ['a password of spaces', { partner2Password: '        ' }, signUpMessages.missing],
    ['an address that is none', { partner1Email: 'robin@home' }, signUpMessages.email],
    ['a short password', { partner2Password: '12345' }, signUpMessages.password],
    [
      'one address twice',
      { partner1Email: 'A@b.co', partner2Email: 'a@B.co ' },
      signUpMessages.sameEmail,
    ],
    [
      'what is missing before what is wrong',
      { partner1Email: 'wrong', partner2Name: '' },
      signUpMessages.missing,
    ],
    ['a NUL character', { partner1Name: 'Ro\0bin' }, 'Text may not contain a NUL character.'],
    ['a line with a link', { invitationLine: 'See sam.com' }, signUpMessages.linkInLine],
    ['a line that is too long', { invitationLine: 'x'.repeat(141) }, signUpMessages.longLine],
    [
      'a name beyond bounds',
      { partner1Name: 'x'.repeat(101) },
      'Please use at most 100 characters.',
    ],
  ];
  test.each(wrong)('%s', async (_what, changes, message) => {
    const answer = await new Visitor(world).post('/api/register', { ...aSignUp(), ...changes });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(await world.deps.db.$count(couples)).toBe(0);
  });
});

test('sign-ups from one address are limited, and others are not affected', async () => {
  const busy = new Visitor(world, '198.51.100.7');
  const statuses = new Set<number>();
  for (let i = 0; i < 31; i++) {
    // Invalid forms are refused before they count; a taken address is not.
    statuses.add(
      (await busy.post('/api/register', aSignUp({ partner1Email: 'one@example.org' }))).status,
    );
  }
  expect([...statuses]).toEqual([201, 409, 429]);
  const other = await new Visitor(world, '198.51.100.8').post('/api/register', aSignUp());
  expect(other.status).toBe(201);
});
