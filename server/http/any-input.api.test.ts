import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { aCouple } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const RUNS_PER_CALL = 40;
const world = testApp({ hasRateLimits: false });
// A stream has no answer to wait for: it has tests of its own.
const endpoints = (await contractEndpoints()).filter(({ isStream }) => !isStream);

/** Text that has broken some program somewhere: NULs, halves of letters, letters that grow. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udfff', '__proto__', "'; DROP TABLE members; --"),
  fc.constantFrom('ﷺ'.repeat(250), '\u202e', 'İ@İ.İ', '%00', '../../etc/passwd', '{{7*7}}'),
  fc.constantFrom('2026-02-30', '0000-00-00', '99999-12-31', '-1', '1e309', 'NaN', ' '),
);
const plausible = fc.oneof(
  fc.uuid(),
  fc.emailAddress(),
  fc.constantFrom('robin@example.org', 'long enough', '2026-03-11', '+1 555', 'true', '1'),
);
const anything = fc.oneof(
  { weight: 3, arbitrary: plausible },
  { weight: 3, arbitrary: nastyText },
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(0, -1, 1e308, 2 ** 53, 2147483648, 1.5, true, false, null, [], {}),
);

function fieldsOf(schema: unknown): string[] {
  const { def } = Object(schema) as { def?: { shape?: object } };
  return Object.keys(def?.shape ?? {});
}

function record(fields: string[], values: fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  const known = fc.record(Object.fromEntries(fields.map((name) => [name, values])));
  const partly = fc.record(Object.fromEntries(fields.map((name) => [name, values])), {
    requiredKeys: [],
  });
  return fc.oneof({ weight: 3, arbitrary: known }, partly);
}

function requestsTo({ url, method, schema }: Endpoint): fc.Arbitrary<InjectOptions> {
  return fc.record({
    method: fc.constant(method),
    url: fc
      .tuple(
        fc.oneof(plausible, nastyText),
        record(fieldsOf(schema.querystring), fc.oneof(plausible, nastyText)),
      )
      .map(([id, query]) => {
        const path = url.replace(
          /:\w+/g,
          () => encodeURIComponent(Buffer.from(id).toString()) || 'x',
        );
        return `${path}?${new URLSearchParams(query as Record<string, string>)}`;
      }),
    ...(schema.body
      ? {
          headers: fc.constant({ 'content-type': 'application/json' }),
          payload: fc
            .oneof(
              { weight: 5, arbitrary: record(fieldsOf(schema.body), anything) },
              fc.jsonValue({ maxDepth: 3 }),
            )
            .map((body) => JSON.stringify(body)),
        }
      : {}),
  }) as fc.Arbitrary<InjectOptions>;
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const))(
  '%s answers whatever it is sent, and never blames itself',
  async (_name, endpoint) => {
    const { robin } = await aCouple(world);
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint), async (request) => {
        const headers = { ...request.headers, cookie: robin.cookie };
        const answer = await world.app.inject({ ...request, headers });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode < 400) return;
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        const { message, ...rest } = answer.json<{ message: unknown }>();
        expect(message).toEqual(expect.stringMatching(/\S/));
        expect(rest).toEqual({});
      }),
      { numRuns: RUNS_PER_CALL },
    );
  },
);
