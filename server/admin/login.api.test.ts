import { describe, expect, test } from 'vitest';
import { operatorActions, operatorLogins } from '../db/tables/operators.ts';
import { sweep } from '../scheduled-jobs.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { anOperator, FROM_OUR_PAGE, OPERATOR_TOKEN, signInToDesk } from '../testing/operator.ts';
import { GAME } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';

const HOUR_MS = 3_600_000;

describe('at the desk', () => {
  const world = testApp({ adminToken: OPERATOR_TOKEN });

  test('the token and a name sign in for an hour, in a cookie that scripts and other sites never see', async () => {
    const answer = await signInToDesk(world, { name: '  Dana  ' });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Dana', secondsLeft: 3600 } });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^desk=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(OPERATOR_TOKEN);

    const dana = await anOperator(world);
    world.pass(HOUR_MS - 90_000);
    expect(await dana.get('/login')).toEqual({ name: 'Dana', secondsLeft: 90 });
    world.pass(90_000);
    expect(await dana.ask('GET', '/orders')).toMatchObject({
      status: 401,
      body: { message: 'Please sign in to the desk.' },
    });
    await sweep(world.deps, world.database);
    expect(await world.deps.db.$count(operatorLogins)).toBe(0);
  });

  test('using it does not make the hour longer', async () => {
    const dana = await anOperator(world);
    world.pass(HOUR_MS / 2);
    await dana.get('/orders');
    world.pass(HOUR_MS / 2);
    expect((await dana.ask('GET', '/login')).status).toBe(401);
  });

  test('whoever signs out is out, and nobody else is', async () => {
    const [dana, eli] = [await anOperator(world), await anOperator(world, 'Eli')];
    const out = await dana.ask('DELETE', '/login');
    expect(out.status).toBe(204);
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await dana.ask('GET', '/login')).status).toBe(401);
    expect((await eli.ask('GET', '/login')).status).toBe(200);
  });

  test('a wrong token is refused, and after twenty so is everything from there for a while', async () => {
    for (const token of ['wrong', `${OPERATOR_TOKEN}x`, OPERATOR_TOKEN.slice(1)]) {
      expect(await signInToDesk(world, { token })).toMatchObject({
        status: 401,
        body: { message: 'This needs the operator token.' },
      });
    }
    // Simultaneous guesses are limited too: each is counted before it is compared.
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => signInToDesk(world, { token: `guess ${n}` })),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(17);
    expect((await signInToDesk(world)).status).toBe(429);
    // Wrong guesses also close the API for scripts.
    const bearer = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const curl = new Visitor(world, '203.0.113.77');
    expect((await curl.request('GET', '/api/admin/orders', undefined, bearer)).status).toBe(429);
    expect((await signInToDesk(world, { address: '203.0.113.78' })).status).toBe(200);
    world.pass(15 * 60_000);
    expect((await signInToDesk(world)).status).toBe(200);
    expect(await world.deps.db.$count(operatorActions)).toBe(2);
  });

  test('of many bearer tokens that are sent at once twenty are compared', async () => {
    const curl = new Visitor(world, '203.0.113.79');
    const guess = (token: string) =>
      curl.request('GET', '/api/admin/orders', undefined, { authorization: `Bearer ${token}` });
    const guesses = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(`guess ${n}`)));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(80);
    expect((await signInToDesk(world, { address: '203.0.113.79' })).status).toBe(429);
  });

  test('whoever bears the token may ask all day, and clears nobody’s guesses by it', async () => {
    const curl = new Visitor(world, '203.0.113.80');
    const ask = async (token: string) =>
      (
        await curl.request('GET', '/api/admin/stock', undefined, {
          authorization: `Bearer ${token}`,
        })
      ).status;
    for (let round = 0; round < 19; round++) {
      expect(await ask('a guess')).toBe(401);
      expect(await ask(OPERATOR_TOKEN)).toBe(200);
      expect(await ask(OPERATOR_TOKEN)).toBe(200);
    }
    expect(await ask('a guess')).toBe(401);
    expect(await ask('a guess')).toBe(429);
  });

  test('signing in again ends the login that the browser held, and no other', async () => {
    const dana = await anOperator(world);
    const eli = await anOperator(world, 'Eli');
    const headers = { ...FROM_OUR_PAGE, cookie: dana.cookie };
    expect((await signInToDesk(world, { headers, token: 'a guess' })).status).toBe(401);
    expect((await dana.ask('GET', '/login')).status).toBe(200);
    expect((await signInToDesk(world, { headers, name: 'Ada' })).status).toBe(200);
    expect((await dana.ask('GET', '/login')).status).toBe(401);
    expect((await eli.ask('GET', '/login')).status).toBe(200);
    expect(await world.deps.db.$count(operatorLogins)).toBe(2);
  });

  test('a right token does away with the slips before it', async () => {
    for (let round = 0; round < 3; round++) {
      for (let slip = 0; slip < 15; slip++) await signInToDesk(world, { token: 'slip' });
      expect((await signInToDesk(world)).status).toBe(200);
    }
  });

  test.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(41) },
    { name: 'two\nlines' },
    { token: '' },
  ])('%j does not sign in', async (wrong) => {
    expect((await signInToDesk(world, wrong)).status).toBe(400);
    expect(await world.deps.db.$count(operatorLogins)).toBe(0);
  });

  test.each<[string, Record<string, string>]>([
    ['no origin at all', {}],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of ours', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ])('a request with %s changes nothing, although the cookie is right', async (_what, headers) => {
    const dana = await anOperator(world);
    const body = { pieces: 1, was: 120 };
    expect((await dana.ask('PUT', `/stock/${GAME}`, body, headers)).status).toBe(403);
    expect((await dana.ask('DELETE', '/login', undefined, headers)).status).toBe(403);
    expect((await signInToDesk(world, { headers })).status).toBe(403);
    expect((await dana.ask('GET', '/login')).status).toBe(200);
    expect((await dana.ask('PUT', `/stock/${GAME}`, body)).status).toBe(200);
  });

  test('another site reads nothing, even if a browser sent the cookie', async () => {
    const dana = await anOperator(world);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await dana.ask('GET', '/orders', undefined, headers)).status).toBe(403);
  });

  test('whatever is not its own cookie opens nothing', async () => {
    const { robin } = await aCouple(world);
    const [, login = ''] = robin.cookie.split('=');
    for (const value of ['', 'x', OPERATOR_TOKEN, login, 'a'.repeat(43)]) {
      const cookie = `${robin.cookie}; desk=${encodeURIComponent(value)}`;
      const answer = await world.app.inject({ url: '/api/desk/orders', headers: { cookie } });
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('on https', () => {
  const world = testApp({
    adminToken: OPERATOR_TOKEN,
    appOrigin: 'https://studio.example',
  });

  test('the cookie is bound to this host and to https', async () => {
    const headers = { origin: 'https://studio.example' };
    const { headers: answered } = await signInToDesk(world, { headers });
    expect(String(answered['set-cookie'])).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });
});

describe('when ADMIN_TOKEN is changed', () => {
  const world = testApp({ adminToken: OPERATOR_TOKEN });

  test('whoever signed in with the old one is out', async () => {
    const dana = await anOperator(world);
    const { deps } = world;
    const { buildApp } = await import('../app.ts');
    const { pino } = await import('pino');
    const app = await buildApp(
      { ...deps, adminToken: 'another token' },
      { logger: pino({ level: 'silent' }), trustProxy: false },
    );
    const headers = { cookie: dana.cookie };
    expect((await app.inject({ url: '/api/desk/login', headers })).statusCode).toBe(401);
    expect((await world.app.inject({ url: '/api/desk/login', headers })).statusCode).toBe(200);
    await app.close();
  });
});
