import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
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
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer>;
};
type Answer = { $ref: string } | { description: string; content?: Content };
type Content = Record<string, { schema: object }>;
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer>; schemas: Record<string, object> };
};

const REFUSAL = { $ref: '#/components/responses/Refusal' };

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
  expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
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

test('every call of the contract that is answered is described, by its name and area', async () => {
  const { paths } = await description();
  for (const { method, url, name, area } of await contractEndpoints()) {
    if (!world.app.hasRoute({ method, url })) continue;
    const call = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(call).toMatchObject({ operationId: name, tags: [area] });
  }
});

test('Redocly’s recommended rules find nothing in the description', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(await description());
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('every schema with a type bears its name, by which the description shares it', async () => {
  const folder = path.join(import.meta.dirname, '../../contract');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    // Skip poses, which travel without being described.
    /(?<!poses)\.schemas\.ts$/.test(file),
  );
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const types = [...text.matchAll(/export type (\w+) = z\.\w+<typeof \w+>/g)].map(
      ([, name]) => name,
    );
    const [, named = ''] = /^named\(\{([^}]*)\}\)/m.exec(text) ?? [];
    expect([file, ...named.split(',').map((name) => name.trim())]).toEqual(
      expect.arrayContaining(types),
    );
  }
  const { paths, components } = await description();
  expect(paths['/api/login']?.post?.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } },
  });
  expect(components.schemas.User).toHaveProperty('properties.firstName');
});

test('each call says what it takes and what it answers', async () => {
  // “Response shapes beyond those stated are not shown.”
  const { paths, components } = await description();
  expect(components.responses.Refusal).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
  });
  expect(components.schemas.ErrorBody).toHaveProperty('properties.message');
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
  const answers = Object.entries(responses);
  for (const [status, answer] of answers) {
    if (/^[23]/.test(status))
      expect(answer).toHaveProperty('description', expect.stringMatching(/\S/));
    else expect([status, answer]).toEqual([expect.stringMatching(/^(4XX|default)$/), REFUSAL]);
  }
  expect(answers.some(([status]) => /^[23]/.test(status))).toBe(true);
  expect(Object.keys(responses)).toContain('4XX');
  for (const said of [requestBody, ...Object.values(responses)]) {
    if (!said || !('content' in said)) continue;
    const [[type, body] = [], ...more] = Object.entries(said.content ?? {});
    expect(type).toMatch(/^(application|text|image)\/[a-z-]+$/);
    expect(more).toEqual([]);
    expect(body?.schema).toBeTypeOf('object');
  }
}
