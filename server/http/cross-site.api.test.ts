import { describe, expect, test } from 'vitest';
import { couples } from '../db/tables/couples.ts';
import { aSignUp, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const FORBIDDEN = { status: 403, body: { message: 'This request came from another site.' } };

type World = ReturnType<typeof testApp>;

function signUpWith(world: World, headers: Record<string, string>) {
  return new Visitor(world).request('POST', '/api/register', aSignUp(), headers);
}

describe('at a public origin', () => {
  const world = testApp({ appOrigin: 'https://sexercise.example' });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://sexercise.example' },
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://sexercise.example' },
    { origin: 'https://sexercise.example:8443' },
    { origin: 'https://sexercise.example.evil.example' },
    { origin: 'https://shop.sexercise.example' },
    { origin: 'http://localhost:3000' },
  ])('a request that changes something is refused with %j', async (headers) => {
    expect(await signUpWith(world, headers)).toMatchObject(FORBIDDEN);
    expect(await world.deps.db.$count(couples)).toBe(0);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'https://sexercise.example' },
    { origin: 'https://sexercise.example' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('a request that changes something passes with %j', async (headers) => {
    expect(await signUpWith(world, headers)).toMatchObject({ status: 201 });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'a %s from another site is refused before anyone looks at its path',
    async (method) => {
      const answer = await new Visitor(world).request(method, '/api/unknown', undefined, {
        origin: 'https://evil.example',
      });
      expect(answer).toMatchObject(FORBIDDEN);
    },
  );

  test('reading from another site is left to the browser, which shows it nothing', async () => {
    const answer = await new Visitor(world).request('GET', '/api/health', undefined, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('on a developer’s own machine', () => {
  const world = testApp({ appOrigin: 'http://localhost:3000' });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.0.0.2:3000',
    'http://[::1]:3000',
  ])('%s is the same place', async (origin) => {
    expect(await signUpWith(world, { origin })).toMatchObject({ status: 201 });
  });

  test.each([
    'http://localhost:3001',
    'https://localhost:3000',
    'http://localhost.evil.example:3000',
    'http://127.0.0.1.evil.example:3000',
    'http://192.168.1.5:3000',
    'http://evil.example:3000',
    'not an origin',
    'null',
  ])('%s is another', async (origin) => {
    expect(await signUpWith(world, { origin })).toMatchObject(FORBIDDEN);
  });
});
