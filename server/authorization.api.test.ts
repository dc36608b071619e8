import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { addressOf, type Endpoint } from '../contract/endpoint.ts';
import { likelyFor } from './testing/arbitraries.ts';
import { contractEndpoints } from './testing/contract-endpoints.ts';
import { aCouple } from './testing/factories.ts';
import { anOperator, FROM_OUR_PAGE, OPERATOR_TOKEN } from './testing/operator.ts';
import { BLINDFOLD, buy, GAME } from './testing/shopping.ts';
import { testApp } from './testing/test-app.ts';

const world = testApp({ hasRateLimits: false, adminToken: OPERATOR_TOKEN });
// A stream has no answer to wait for: it has tests of its own.
const endpoints = (await contractEndpoints()).filter(({ isStream }) => !isStream);
const name = ({ method, url }: Endpoint) => `${method} ${url}`;

/** Everyone there is, with all that they can show. */
const WHO = ['visitor', 'member', 'token', 'desk'] as const;
type Who = (typeof WHO)[number];
let shown: Record<Who, Record<string, string>>;
let orderId: string;
beforeEach(async () => {
  const { robin } = await aCouple(world);
  ({ id: orderId } = await buy(robin, { item: BLINDFOLD }));
  const { cookie } = await anOperator(world);
  shown = {
    visitor: {},
    member: { cookie: robin.cookie },
    token: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    desk: { cookie },
  };
});

/** A body that the call takes, always the same one: what comes before the guard must not decide. */
function bodyFor({ schema }: Endpoint): unknown {
  if (!schema.body) return undefined;
  const made = fc.sample(likelyFor(schema.body), { numRuns: 300, seed: 7 });
  return made.find((body) => safeParse(schema.body as never, body).success) ?? {};
}

async function statusFor(endpoint: Endpoint, who: Who): Promise<number> {
  const { method, url } = endpoint;
  const params = { id: orderId, item: GAME, category: 'cardio', sessionId: orderId };
  const payload = bodyFor(endpoint);
  const answer = await world.app.inject({
    method,
    url: addressOf(url, params),
    headers: { ...FROM_OUR_PAGE, ...shown[who] },
    ...(payload === undefined ? {} : { payload }),
  } as InjectOptions);
  return answer.statusCode;
}

const isDesk = ({ url }: Endpoint) => url.startsWith('/api/desk/');
const isAdmin = ({ url }: Endpoint) => url.startsWith('/api/admin/');
const isSignIn = (endpoint: Endpoint) => name(endpoint) === 'POST /api/desk/login';

const deskCalls = endpoints.filter((endpoint) => isDesk(endpoint) && !isSignIn(endpoint));
const adminCalls = endpoints.filter(isAdmin);
const otherCalls = endpoints.filter((endpoint) => !isDesk(endpoint) && !isAdmin(endpoint));

test('the calls of the desk, of the token and of couples are all there are', () => {
  expect(deskCalls.length).toBeGreaterThan(10);
  expect(adminCalls).toHaveLength(4);
  expect(otherCalls.length).toBeGreaterThan(50);
});

test.each(deskCalls.map((endpoint) => [name(endpoint), endpoint] as const))(
  '%s is for whoever is signed in to the desk, and for nobody else',
  async (_name, endpoint) => {
    for (const who of ['visitor', 'member', 'token'] as const) {
      expect([who, await statusFor(endpoint, who)]).toEqual([who, 401]);
    }
    expect([401, 403]).not.toContain(await statusFor(endpoint, 'desk'));
  },
);

test.each(adminCalls.map((endpoint) => [name(endpoint), endpoint] as const))(
  '%s is for whoever bears the token, and for nobody else',
  async (_name, endpoint) => {
    for (const who of ['visitor', 'member', 'desk'] as const) {
      expect([who, await statusFor(endpoint, who)]).toEqual([who, 401]);
    }
    expect([401, 403]).not.toContain(await statusFor(endpoint, 'token'));
  },
);

test('to every other call an operator is a visitor: nothing of a couple is opened by either way in', async () => {
  const differing: unknown[] = [];
  let closed = 0;
  for (const endpoint of otherCalls) {
    const isClosed = (await statusFor(endpoint, 'visitor')) === 401;
    if (isClosed) closed++;
    for (const who of ['token', 'desk'] as const) {
      const status = await statusFor(endpoint, who);
      if ((status === 401) !== isClosed) differing.push([name(endpoint), who, status]);
    }
  }
  expect(differing).toEqual([]);
  // Journal, sessions, account and the rest really are behind a guard.
  expect(closed).toBeGreaterThan(30);
});

test('a member is let in where a visitor is not, and only there', async () => {
  const reads = otherCalls.filter(({ method }) => method === 'GET');
  for (const endpoint of reads) {
    expect([name(endpoint), await statusFor(endpoint, 'member')]).not.toEqual([
      name(endpoint),
      401,
    ]);
  }
});
