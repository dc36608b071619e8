import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { DescribedEndpoint } from '../../contract/endpoint.schemas.ts';
import { addressOf } from '../../contract/endpoint.ts';
import { likelyFor } from '../testing/arbitraries.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { anOperator, FROM_OUR_PAGE, OPERATOR_TOKEN } from '../testing/operator.ts';
import { testApp } from '../testing/test-app.ts';

/** Checks who may make which call: every call of the API, by every kind of person. */
const world = testApp({ hasRateLimits: false, adminToken: OPERATOR_TOKEN });

/** Calls for anyone. Calls that are not named here are for members. */
const FOR_ANYONE = [
  'POST /api/login',
  'POST /api/register',
  'POST /api/password/forgot',
  'POST /api/password/choose',
  'POST /api/password/link',
  'POST /api/email/confirm',
  'POST /api/email/keep',
  'POST /api/passkeys/sign-in-options',
  'POST /api/passkeys/sign-in',
  'POST /api/unsubscribe/:token/:kind',
  'GET /api/workouts/:id',
  'GET /api/workouts/category/:category',
  'GET /api/workouts',
  'GET /api/store/products',
  'GET /api/live/time',
  'GET /api/health',
  'GET /api/ready',
];
/** Open while locked, because the proof that opens the lock needs its challenge. */
const FOR_LOCKED = ['POST /api/passkeys/assertion-options'];
const BEHIND_LOCK = /^\/api\/(journal|orders|account|passkeys|consent|store\/checkout)(\/|$)/;
/** Calls that lead from a locked phone to another login, another phone or a page of their own. */
const WAYS_OUT = [
  'POST /api/partner/invitation',
  'POST /api/partner/invitation-link',
  'PUT /api/push',
  'POST /api/subscription/invoices/:id/page',
  'POST /api/subscription/portal',
];

/** Operators bear the token, or are signed in to the desk: neither opens the other's calls. */
type Audience = 'anyone' | 'members' | 'unlocked members' | 'the token' | 'the desk';
type Call = {
  name: string;
  audience: Audience;
  endpoint: DescribedEndpoint;
  address: string;
  body: unknown;
};

function audienceOf(name: string, url: string): Audience {
  if (url.startsWith('/api/admin/')) return 'the token';
  if (url.startsWith('/api/desk/')) return 'the desk';
  if (FOR_ANYONE.includes(name)) return 'anyone';
  if (FOR_LOCKED.includes(name)) return 'members';
  return BEHIND_LOCK.test(url) || WAYS_OUT.includes(name) ? 'unlocked members' : 'members';
}

/** Makes input that the call's own rules accept, so that the answer comes from the guard. */
function valid(schema: DescribedEndpoint['schema']['body']): unknown {
  if (!schema) return undefined;
  for (let seed = 1; seed <= 100; seed++) {
    const sent = fc
      .sample(likelyFor(schema), { numRuns: 30, seed })
      .map((value): unknown => JSON.parse(JSON.stringify(value ?? null)))
      .find((value) => z.safeParse(schema, value).success);
    if (sent !== undefined) return sent;
  }
  throw new Error('No valid input was found.');
}

/** Makes the query that a call requires; empty if the query is optional. */
function needed(schema: DescribedEndpoint['schema']['querystring']): Record<string, unknown> {
  if (!schema || z.safeParse(schema, {}).success) return {};
  return valid(schema) as Record<string, unknown>;
}

/** Bodies that the arbitraries find only by luck. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/register': {},
  // Use a workout outside the bedroom, whose workouts are locked by their number alone.
  'POST /api/sessions': { workoutId: 101, partnerId: null },
  'PUT /api/push': {
    endpoint: 'https://push.example.org/1',
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  },
};

const calls: Call[] = (await contractEndpoints())
  // Skip streams, which have no answer to wait for and have tests of their own.
  .filter(({ isStream }) => !isStream)
  // Skip the desk's sign-in, which has tests of its own.
  .filter(({ url }) => url !== '/api/desk/login')
  .map((endpoint) => {
    const name = `${endpoint.method} ${endpoint.url}`;
    const { url, schema } = endpoint;
    const given = (part: DescribedEndpoint['schema']['body']) =>
      valid(part) as Record<string, unknown>;
    const address = addressOf(url, given(schema.params), needed(schema.querystring));
    const body = BODIES[name] ?? valid(schema.body);
    return { name, endpoint, audience: audienceOf(name, url), address, body };
  });

async function ask(who: Visitor, call: Call, headers: Record<string, string> = {}) {
  const { method } = call.endpoint;
  const sent = { ...FROM_OUR_PAGE, ...headers };
  const { status, body } = await who.request(method, call.address, call.body, sent);
  const { message = '' } = Object(body) as { message?: string };
  if (status === 423) return 'locked';
  // Count a refused sign-in as an answer: the call lets anybody try.
  if (status === 401 && !/Invalid email|passkey/i.test(message)) return 'refused';
  return 'let through';
}

let robin: Visitor;
let lockedKim: Visitor;
let desk: Record<string, string>;
beforeEach(async () => {
  const couple = await aCouple(world);
  ({ robin } = couple);
  lockedKim = couple.kim;
  await lockedKim.request('PUT', '/api/account/lock', { afterMinutes: 0 });
  await lockedKim.post('/api/lock');
  desk = { cookie: (await anOperator(world)).cookie };
});

const [YES, NO] = ['let through', 'refused'];
const EXPECTED = {
  anyone: { visitor: YES, member: YES, lockedMember: YES, token: YES, desk: YES },
  members: { visitor: NO, member: YES, lockedMember: YES, token: NO, desk: NO },
  'unlocked members': { visitor: NO, member: YES, lockedMember: 'locked', token: NO, desk: NO },
  'the token': { visitor: NO, member: NO, lockedMember: NO, token: YES, desk: NO },
  'the desk': { visitor: NO, member: NO, lockedMember: NO, token: NO, desk: YES },
};

test.each(calls)('$name is for $audience', async (call) => {
  const expected = EXPECTED[call.audience];
  // Lists that may hold the bedroom are locked too, although visitors see an outline of them.
  const lockedMember = call.name === 'GET /api/workouts' ? 'locked' : expected.lockedMember;
  const token = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  expect({
    visitor: await ask(new Visitor(world), call),
    member: await ask(robin, call),
    lockedMember: await ask(lockedKim, call),
    token: await ask(new Visitor(world), call, token),
    // Ask with the desk last: the call may end this login.
    desk: await ask(new Visitor(world), call, desk),
  }).toEqual({ ...expected, lockedMember });
});

const SECURITY = {
  anyone: [],
  members: [{ login: [] }],
  'unlocked members': [{ login: [] }],
  'the token': [{ operator: [] }],
  'the desk': [{ desk: [] }],
};

test('the description says by what each call lets people in', async () => {
  type Document = { paths: Record<string, Record<string, { security: unknown }>> };
  const { paths } = (await world.app.inject('/api/openapi.json')).json<Document>();
  for (const { audience, endpoint, name } of calls) {
    const path = endpoint.url.replace(/:(\w+)/g, '{$1}');
    const described = paths[path]?.[endpoint.method.toLowerCase()];
    expect([name, described?.security]).toEqual([name, SECURITY[audience]]);
  }
});

test('pages forget what the server locks, and no more', () => {
  const said = calls.filter(({ endpoint }) => endpoint.isBehindLock).map(({ name }) => name);
  const locked = calls.filter(({ audience }) => audience === 'unlocked members');
  expect(said.toSorted()).toEqual(locked.map(({ name }) => name).toSorted());
});

test('files are guarded like calls', async () => {
  const statuses = async (url: string) => {
    const asked = [new Visitor(world), robin, lockedKim].map((who) => who.request('GET', url));
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  expect(await statuses('/api/account/export')).toEqual([401, 200, 423]);
  expect(await statuses(`/api/avatars/${crypto.randomUUID()}`)).toEqual([401, 404, 404]);
});
