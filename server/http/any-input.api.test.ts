import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { DescribedEndpoint } from '../../contract/endpoint.schemas.ts';
import {
  anything,
  likelyFor,
  nastyText,
  nearlyFor,
  plausibleText,
} from '../testing/arbitraries.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { anOperator, FROM_OUR_PAGE, OPERATOR_TOKEN } from '../testing/operator.ts';
import { BLINDFOLD, buy, GAME } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';
import { isWholeMatrix } from '../testing/whole-matrix.ts';

const RUNS_PER_CALL = isWholeMatrix ? 40 : 10;
const world = testApp({ hasRateLimits: false, adminToken: OPERATOR_TOKEN });
// Skip streams, which have no answer to wait for and have tests of their own.
const endpoints = (await contractEndpoints()).filter(({ isStream }) => !isStream);

/** Routes outside the contract: navigations, files and probes. */
const OTHER_PATHS = [
  '/api/login',
  '/api/logout',
  '/api/account/export',
  '/api/avatars/:id',
  '/api/calendar/:file',
  '/api/health',
  '/api/ready',
  '/api/openapi.json',
];

let robin: Visitor;
let deskCookie: string;
/** Ids of existing things, of the couple and of the store. */
let ids: string[];
beforeEach(async () => {
  ({ robin } = await aCouple(world));
  const entry = await robin.post('/api/journal', { content: 'Ours' });
  const session = await robin.post('/api/sessions', { workoutId: 101, partnerId: null });
  const place = { workoutId: 101, day: '2026-03-13', time: '20:00' };
  const planned = await robin.post('/api/plan', place);
  const devices = (await robin.get('/api/account/devices')) as { id: string }[];
  const order = await buy(robin, { item: BLINDFOLD });
  ({ cookie: deskCookie } = await anOperator(world));
  const rows = [entry.body, session.body, planned.body, order, ...devices] as { id: string }[];
  ids = [...rows.map(({ id }) => id), GAME];
});

const ownId = fc.nat().map((index) => ids[index % ids.length] ?? '');
const pathText = fc.oneof(
  { weight: 2, arbitrary: ownId },
  { weight: 2, arbitrary: plausibleText },
  nastyText,
);
/** Makes text that a header may hold. */
const headerText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  }),
  fc.constantFrom(
    'Europe/Lisbon',
    '+02:00',
    'x'.repeat(5_000),
    'dark.discreet.UTC',
    '"',
    '*',
    ';;=',
  ),
);
const headers = fc.record(
  {
    'x-time-zone': headerText,
    'user-agent': headerText,
    'accept-language': headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    'x-forwarded-for': headerText,
    origin: fc.constantFrom(FROM_OUR_PAGE.origin, FROM_OUR_PAGE.origin, 'https://evil.example'),
    accept: headerText,
    range: headerText,
    authorization: fc.oneof(
      { weight: 3, arbitrary: fc.constant(`Bearer ${OPERATOR_TOKEN}`) },
      headerText.map((text) => `Bearer ${text}`),
      headerText,
    ),
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json;charset=x',
      '',
    ),
  },
  { requiredKeys: [] },
);
/**
 * Sends the couple's and an operator's login most of the time, to reach guarded code; else any
 * text.
 */
const cookies = fc.oneof(
  { weight: 4, arbitrary: fc.constant(() => `${robin.cookie}; ${deskCookie}`) },
  { weight: 1, arbitrary: headerText.map((text) => () => `${robin.cookie}; look=${text}`) },
  headerText.map((text) => () => `login=${text}`),
  headerText.map((text) => () => text),
);

function fieldsOf(schema: unknown): string[] {
  const { def } = Object(schema) as { def?: { shape?: object } };
  return Object.keys(def?.shape ?? {});
}

function record(fields: string[], values: fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  const shape = Object.fromEntries(fields.map((name) => [name, values]));
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(shape) },
    fc.record(shape, { requiredKeys: [] }),
  );
}

function queriesOf(schema: unknown): fc.Arbitrary<string> {
  const wild = record(fieldsOf(schema), fc.oneof(plausibleText, nastyText));
  return fc
    .oneof(schema ? likelyFor(schema) : fc.constant({}), wild)
    .map((query) => String(new URLSearchParams(Object(query) as Record<string, string>)));
}

function addressesOf(url: string, schema?: DescribedEndpoint['schema']): fc.Arbitrary<string> {
  const parameter = schema?.params
    ? fc.oneof(
        pathText,
        likelyFor(schema.params).map((params) => Object.values(Object(params))[0]),
      )
    : pathText;
  return fc.tuple(parameter, queriesOf(schema?.querystring)).map(([text, query]) => {
    const segment = encodeURIComponent(Buffer.from(String(text)).toString()) || 'x';
    return `${url.replace(/:\w+/g, () => segment)}?${query}`;
  });
}

type Asked = { request: InjectOptions; cookie: () => string };

function requestsTo({ url, method, schema }: DescribedEndpoint): fc.Arbitrary<Asked> {
  const payload = schema.body
    ? fc.oneof(
        { weight: 4, arbitrary: nearlyFor(schema.body) },
        { weight: 3, arbitrary: record(fieldsOf(schema.body), anything) },
        fc.jsonValue({ maxDepth: 3 }),
      )
    : fc.constant(undefined);
  return fc
    .tuple(addressesOf(url, schema), payload, headers, cookies)
    .map(([address, body, sent, cookie]) => ({
      cookie,
      request: {
        method,
        url: address,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...sent },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      } as InjectOptions,
    }));
}

/** Expects an answer that is no failure of ours, and a reason in each refusal. */
async function expectAnswered({ request, cookie }: Asked): Promise<number> {
  const sent = { ...request.headers, cookie: cookie() };
  const answer = await world.app.inject({ ...request, headers: sent });
  expect(answer.statusCode).toBeLessThan(500);
  if (answer.statusCode < 400) return answer.statusCode;
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  // An answer to HEAD is the headers alone.
  if (request.method === 'HEAD') return answer.statusCode;
  const { message, ...rest } = answer.json<{ message: unknown }>();
  expect(message).toEqual(expect.stringMatching(/\S/));
  expect(rest).toEqual({});
  return answer.statusCode;
}

async function expectAllAnswered(requests: fc.Arbitrary<Asked>, numRuns: number) {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(requests, async (asked) => {
    statuses.add(await expectAnswered(asked));
  });
  await fc.assert(property, { numRuns });
  return statuses;
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const))(
  '%s answers whatever it is sent, and never blames itself',
  async (_name, endpoint) => {
    const statuses = await expectAllAnswered(requestsTo(endpoint), RUNS_PER_CALL);
    // Require answers from behind the sign-in: guards alone would hide the rest.
    expect([...statuses].filter((status) => status !== 401)).not.toEqual([]);
  },
);

const anyMethod = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');

test('every other address of the API answers whatever it is sent, too', async () => {
  const known = fc.constantFrom(...OTHER_PATHS).chain((path) => addressesOf(path));
  const unknown = fc.webPath().map((path) => `/api${path}`);
  const requests = fc
    .tuple(anyMethod, fc.oneof(known, unknown), headers, cookies, fc.option(fc.jsonValue()))
    .map(([method, url, sent, cookie, body]) => ({
      cookie,
      request: { method, url, headers: sent, payload: JSON.stringify(body) } as InjectOptions,
    }));
  await expectAllAnswered(requests, 3 * RUNS_PER_CALL);
});

test('what is made up for a schema is close enough to be taken now and then', async () => {
  const accepted = new Set<string>();
  for (const endpoint of endpoints.filter(({ schema }) => schema.body)) {
    const { safeParse } = await import('zod/mini');
    const samples = fc.sample(likelyFor(endpoint.schema.body), 300);
    if (samples.some((value) => safeParse(endpoint.schema.body as never, value).success)) {
      accepted.add(endpoint.url);
    }
  }
  expect(accepted).toContain('/api/journal');
  expect(accepted).toContain('/api/sessions');
  expect(accepted).toContain('/api/sessions/:sessionId');
  expect(accepted).toContain('/api/leaderboard/entry');
});
