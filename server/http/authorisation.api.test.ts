import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, type Endpoint } from '../../contract/endpoint.ts';
import { likelyFor } from '../testing/arbitraries.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

/** Who may make which call: every call of the API, asked by everyone there is. */
const OPERATOR = 'a token for operators';
const world = testApp({ hasRateLimits: false, adminToken: OPERATOR });

/** For whom a call is; whatever is not named here is for members. */
const FOR_ANYONE = [
  'POST /api/login',
  'POST /api/register',
  'POST /api/password/forgot',
  'POST /api/password/choose',
  'POST /api/email/confirm',
  'POST /api/email/keep',
  'POST /api/passkeys/sign-in-options',
  'POST /api/passkeys/sign-in',
  'GET /api/workouts/:id',
  'GET /api/workouts/category/:category',
  'GET /api/workouts',
  'GET /api/store/products',
  'GET /api/live/time',
  'GET /api/health',
  'GET /api/ready',
];
/** The proof that opens the lock needs its challenge. */
const FOR_LOCKED = ['POST /api/passkeys/assertion-options'];
const BEHIND_LOCK = /^\/api\/(journal|orders|account|passkeys|consent|store\/checkout)(\/|$)/;

type Audience = 'anyone' | 'members' | 'unlocked members' | 'operators';
type Call = { name: string; audience: Audience; endpoint: Endpoint };

function audienceOf(name: string, url: string): Audience {
  if (/^\/api\/(admin|desk)\//.test(url)) return 'operators';
  if (FOR_ANYONE.includes(name)) return 'anyone';
  if (FOR_LOCKED.includes(name)) return 'members';
  return BEHIND_LOCK.test(url) ? 'unlocked members' : 'members';
}

const calls: Call[] = (await contractEndpoints())
  // A stream has no answer to wait for: it has tests of its own.
  .filter(({ isStream }) => !isStream)
  // How operators sign in at the desk has tests of its own.
  .filter(({ url }) => url !== '/api/desk/login')
  .map((endpoint) => {
    const name = `${endpoint.method} ${endpoint.url}`;
    return { name, endpoint, audience: audienceOf(name, endpoint.url) };
  });

/** Something that the call's own rules let through, so that the answer is the guard's. */
function valid(schema: Endpoint['schema']['body']): unknown {
  if (!schema) return undefined;
  for (const value of fc.sample(likelyFor(schema), { numRuns: 3_000, seed: 42 })) {
    const sent: unknown = JSON.parse(JSON.stringify(value));
    if (z.safeParse(schema, sent).success) return sent;
  }
  throw new Error('No valid input was found.');
}

/** What the arbitraries find only by luck. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/register': {},
};

async function ask(who: Visitor, { name, endpoint }: Call, headers: Record<string, string> = {}) {
  const { method, url, schema } = endpoint;
  const params = valid(schema.params) as Record<string, unknown> | undefined;
  const body = BODIES[name] ?? valid(schema.body);
  const { status, body: answer } = await who.request(method, addressOf(url, params), body, headers);
  const { message = '' } = Object(answer) as { message?: string };
  if (status === 423) return 'locked';
  // The desk also refuses what was not sent by its own page.
  if (status === 403 && url.startsWith('/api/desk/')) return 'refused';
  // A refused sign-in is an answer to whoever may try.
  if (status === 401 && !/Invalid email|passkey/i.test(message)) return 'refused';
  return 'let through';
}

let robin: Visitor;
let lockedKim: Visitor;
beforeEach(async () => {
  const couple = await aCouple(world);
  ({ robin } = couple);
  lockedKim = couple.kim;
  await lockedKim.request('PUT', '/api/account/lock', { afterMinutes: 0 });
  await lockedKim.post('/api/lock');
});

test.each(calls)('$name is for $audience', async (call) => {
  const answers = {
    visitor: await ask(new Visitor(world), call),
    member: await ask(robin, call),
    lockedMember: await ask(lockedKim, call),
    operator: await ask(new Visitor(world), call, { authorization: `Bearer ${OPERATOR}` }),
  };
  const expected = {
    anyone: { visitor: 'let through', member: 'let through', lockedMember: 'let through' },
    members: { visitor: 'refused', member: 'let through', lockedMember: 'let through' },
    'unlocked members': { visitor: 'refused', member: 'let through', lockedMember: 'locked' },
    operators: { visitor: 'refused', member: 'refused', lockedMember: 'refused' },
  }[call.audience];
  const mayOperator = call.audience === 'operators' || call.audience === 'anyone';
  // All that a visitor may see of the bedroom is locked with it, where a list holds it.
  const lockedMember = call.name === 'GET /api/workouts' ? 'locked' : expected.lockedMember;
  // The desk knows its operators by a login of its own, and not by the token alone.
  const isAtDesk = call.endpoint.url.startsWith('/api/desk/');
  const operator = mayOperator && !isAtDesk ? 'let through' : 'refused';
  expect(answers).toEqual({ ...expected, lockedMember, operator });
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
