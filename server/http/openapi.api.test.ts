import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { App } from '../deps.ts';
import { stripeProvider } from '../shop/payments/stripe.ts';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
import { STRIPE_KEYS } from '../testing/stripe-double.ts';
import { testApp } from '../testing/test-app.ts';

type Parameter = { name: string; in: string; required: boolean; schema: object };
type Operation = {
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
};

const world = testApp();

async function description(): Promise<Document> {
  const answer = await world.app.inject('/api/openapi.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  return answer.json();
}

test('the API describes itself as OpenAPI 3.1', async () => {
  const { openapi, info, paths } = await description();
  expect(openapi).toMatch(/^3\.1\.\d$/);
  expect(info).toEqual({ title: expect.any(String), version: expect.any(String) });
  expect(Object.keys(paths).length).toBeGreaterThan(0);
});

/**
 * Lists the routes that the router prints: a tree, where each line continues the path of its
 * parent.
 */
function routesOf(app: App): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^(.*?)── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = Math.floor(indent.length / 4);
      path.splice(depth, path.length, part);
      const url = path.join('').replace(/:(\w+)/g, '{$1}');
      // Skip HEAD, the framework's own copy of GET.
      const own = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
      return own.map((method) => `${method} ${url}`);
    })
    .toSorted();
}

async function describedBy(app: App): Promise<string[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<Document>();
  return Object.entries(paths)
    .flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .toSorted();
}

test('the description lists every route that is answered, and no other', async () => {
  const answered = routesOf(world.app);
  expect(answered).toEqual(
    expect.arrayContaining(['GET /api/logout', 'PATCH /api/sessions/{sessionId}']),
  );
  expect(await describedBy(world.app)).toEqual(answered);
});

test('with Stripe, its own calls are described too', async () => {
  const payments = stripeProvider({ ...STRIPE_KEYS, apiBase: 'http://127.0.0.1:1', appOrigin: '' });
  const logger = pino({ level: 'silent' });
  const app = await buildApp({ ...world.deps, payments }, { logger, trustProxy: false });
  await app.ready();
  const answered = routesOf(app);
  expect(answered).toContain('POST /api/stripe/webhook');
  expect(await describedBy(app)).toEqual(answered);
  await app.close();
});

test('every call of the contract that is answered is described', async () => {
  const described = await describedBy(world.app);
  for (const { method, url } of await contractEndpoints()) {
    if (!world.app.hasRoute({ method, url })) continue;
    expect(described).toContain(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  }
});

test('each call says what it takes and what it answers', async () => {
  // “Response shapes beyond those stated are not shown.”
  const { paths } = await description();
  for (const [path, calls] of Object.entries(paths)) {
    expect(path).toMatch(/^\/api\/[^:]+$/);
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const call of Object.values(calls)) {
      expect(call.summary).toMatch(/\S/);
      const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(placeholders);
      for (const parameter of call.parameters) {
        expect(['path', 'query']).toContain(parameter.in);
        expect(parameter.schema).toBeTypeOf('object');
        if (parameter.in === 'path') expect(parameter.required).toBe(true);
      }
      expectSchemas(call);
    }
  }
});

function expectSchemas({ requestBody, responses }: Operation) {
  const bodies = [requestBody, ...Object.values(responses)].flatMap((body) =>
    body?.content ? [body.content] : [],
  );
  for (const body of bodies) {
    const [type = '', ...more] = Object.keys(body);
    expect(type).toMatch(/^(application|text|image)\/[a-z-]+$/);
    expect(more).toEqual([]);
    expect(body[type]?.schema).toBeTypeOf('object');
    // Expect no references: a reader of the description would have to follow them.
    expect(JSON.stringify(body)).not.toMatch(/"\$(ref|schema)"/);
  }
  for (const [status, { description }] of Object.entries(responses)) {
    expect(status).toMatch(/^([2-5]\d\d|default)$/);
    expect(description).toMatch(/\S/);
  }
  expect(Object.keys(responses).some((status) => /^[23]/.test(status))).toBe(true);
  expect(responses.default?.content).toHaveProperty([
    'application/json',
    'schema',
    'properties',
    'message',
  ]);
}
