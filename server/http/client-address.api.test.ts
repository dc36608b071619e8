import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { WRONG_PASSWORDS } from './limits.ts';

type World = ReturnType<typeof testApp>;

const GUESS = { email: 'kim@example.org', password: 'a guess' };
const PROXY = '10.0.0.1';

function guess(world: World, forwardedFor: string, proxy = PROXY) {
  const headers = { 'x-forwarded-for': forwardedFor };
  return new Visitor(world, proxy).request('POST', '/api/login', GUESS, headers);
}

async function useUpGuesses(world: World, forwardedFor: string) {
  for (let i = 0; i < WRONG_PASSWORDS.max; i++) {
    expect(await guess(world, forwardedFor)).toMatchObject({ status: 401 });
  }
}

describe('with TRUST_PROXY=false', () => {
  const world = testApp({ trustProxy: false });

  test('whoever invents addresses is still throttled by their own', async () => {
    for (let i = 0; i < WRONG_PASSWORDS.max; i++) await guess(world, `198.51.100.${i}`);
    expect(await guess(world, '198.51.100.99')).toMatchObject({ status: 429 });
    expect(await guess(world, '198.51.100.99', '10.0.0.2')).toMatchObject({ status: 401 });
  });
});

describe('with TRUST_PROXY=true', () => {
  const world = testApp({ trustProxy: true });

  test('people behind one proxy are throttled one by one', async () => {
    await useUpGuesses(world, '198.51.100.1');
    expect(await guess(world, '198.51.100.1')).toMatchObject({ status: 429 });
    expect(await guess(world, '198.51.100.1', '10.0.0.2')).toMatchObject({ status: 429 });
    expect(await guess(world, '198.51.100.2')).toMatchObject({ status: 401 });
  });
});

describe('with TRUST_PROXY=2', () => {
  const world = testApp({ trustProxy: 2 });

  test('the address that the outer of two proxies saw counts, whatever was claimed before', async () => {
    await useUpGuesses(world, '1.1.1.1, 198.51.100.1, 10.0.0.2');
    expect(await guess(world, '2.2.2.2, 198.51.100.1, 10.0.0.2')).toMatchObject({ status: 429 });
    expect(await guess(world, '198.51.100.1, 10.0.0.3')).toMatchObject({ status: 429 });
    expect(await guess(world, '1.1.1.1, 198.51.100.2, 10.0.0.2')).toMatchObject({ status: 401 });
  });
});

describe('with TRUST_PROXY=1', () => {
  const world = testApp({ trustProxy: 1 });

  test('the address that the one proxy saw counts', async () => {
    await useUpGuesses(world, '1.1.1.1, 198.51.100.1');
    expect(await guess(world, '2.2.2.2, 198.51.100.1')).toMatchObject({ status: 429 });
    expect(await guess(world, '1.1.1.1, 198.51.100.2')).toMatchObject({ status: 401 });
  });
});

describe('two processes on one database', () => {
  const world = testApp();

  test('share their counters', async () => {
    await useUpGuesses(world, '');
    const logger = pino({ level: 'silent' });
    const other = await buildApp(world.deps, { logger, trustProxy: false });
    const answer = await new Visitor({ ...world, app: other }, PROXY).post('/api/login', GUESS);
    await other.close();
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  });
});

describe('with RATE_LIMITS=off', () => {
  const world = testApp({ hasRateLimits: false });

  test('nobody is throttled', async () => {
    for (let i = 0; i < WRONG_PASSWORDS.max + 2; i++) {
      expect(await guess(world, '')).toMatchObject({ status: 401 });
    }
  });
});
