import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { members } from '../db/tables/couples.ts';
import type { Deps } from '../deps.ts';
import { Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp();
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const UNEXPECTED = { message: 'Something went wrong on our side. Please try again.' };

/** Builds the app with one more route, which fails in a way that no route of ours should. */
async function answerOfRouteThat(fails: (deps: Deps) => unknown) {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await buildApp(world.deps, { logger, trustProxy: false });
  app.get('/api/broken', async () => fails(world.deps));
  const answer = await app.inject('/api/broken');
  await app.close();
  return { answer, log: lines.join('') };
}

test.each(METHODS)('an unknown path under /api is a JSON 404 for %s', async (method) => {
  for (const url of ['/api/unknown', '/api/', '/api', '/api/user/x/y?z=1']) {
    const answer = await world.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    if (method !== 'HEAD') expect(answer.json()).toEqual({ message: 'There is nothing here.' });
  }
});

test.each(['/api/%zz', '/api/user/%', '/%c0%af', '/api/user?x=%zz'])(
  'the malformed address %s is answered with a sentence',
  async (url) => {
    const answer = await world.app.inject({ method: 'GET', url });
    // A malformed query does not matter to this route: the request reaches the guard.
    expect(answer.statusCode).toBe(url.includes('?') ? 401 : 400);
    expect(answer.json()).toEqual({ message: expect.any(String) });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('an error that nobody foresaw says one sentence and keeps its cause to itself', async () => {
  const { answer, log } = await answerOfRouteThat(() => {
    throw new Error('the secret plan\n    at home with Kim\n    at the beach (kim.ts:1:1)');
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual(UNEXPECTED);
  for (const text of ['secret plan', 'at home', 'beach']) expect(log).not.toContain(text);
  // The log still names the place in the code, so that somebody can fix the fault.
  expect(log).toContain('errors.api.test.ts');
  expect(log).toContain('request failed');
});

test('a query that fails leaves neither its statement nor its values in answer or log', async () => {
  const { answer, log } = await answerOfRouteThat(({ db }) =>
    db.select().from(members).where(sql`${members.sealed} = ${'kim@example.org'} AND 1 / 0 = 1`),
  );
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual(UNEXPECTED);
  expect(log).toContain('22012'); // division_by_zero
  for (const text of ['kim@example.org', 'select', 'params', 'members']) {
    expect(log.toLowerCase()).not.toContain(text);
  }
});

test('a value that breaks a rule of the database stays out of the log', async () => {
  const { answer, log } = await answerOfRouteThat(({ db }) =>
    db.execute(sql`INSERT INTO couples (id, created_at) VALUES (${'private words'}, now())`),
  );
  expect(answer.statusCode).toBe(500);
  expect(log).not.toContain('private words');
});

test.each([undefined, null, 'just text', 7])('even throwing %j is one sentence', async (thrown) => {
  const { answer } = await answerOfRouteThat(() => {
    throw thrown;
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual(UNEXPECTED);
});

test('no refusal carries a stack', async () => {
  const visitor = new Visitor(world);
  const answers = [
    await visitor.request('GET', '/api/user'),
    await visitor.request('POST', '/api/login', { email: 1 }),
    await visitor.request('POST', '/api/password/choose', { token: 'x', password: 'long enough' }),
    await visitor.request('GET', '/api/%zz'),
    await visitor.request('GET', '/api/unknown'),
  ];
  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(body as object)).toEqual(['message']);
    expect(JSON.stringify(body)).not.toMatch(/\.ts|\.js|node_modules|\bat \w+ \(/);
  }
});

test('each request has an id in the log, and its line the route but not the address', async () => {
  await world.app.inject('/api/user?email=kim@example.org');
  await world.app.inject('/api/journal/of-kim');
  const lines = world.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request');
  expect(lines).toMatchObject([
    { method: 'GET', route: '/api/user', status: 401, ms: expect.any(Number) },
    { method: 'GET', route: 'none', status: 404 },
  ]);
  const ids = lines.map(({ reqId }) => reqId);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(world.logLines.join('')).not.toContain('kim');
});
