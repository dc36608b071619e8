import { expect, test } from 'vitest';
import { contractEndpoints } from '../testing/contract-endpoints.ts';
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

test('the description lists every call of the contract that is answered, and no other', async () => {
  const { paths } = await description();
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const answered = (await contractEndpoints())
    .filter(({ method, url }) => world.app.hasRoute({ method, url }))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual(answered.toSorted());
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
    expect(['application/json', 'text/event-stream']).toContain(type);
    expect(more).toEqual([]);
    expect(body[type]?.schema).toBeTypeOf('object');
    // A description that points elsewhere must be followed; ours stand alone.
    expect(JSON.stringify(body)).not.toMatch(/"\$(ref|schema)"/);
  }
  for (const [status, { description }] of Object.entries(responses)) {
    expect(status).toMatch(/^([2-5]\d\d|default)$/);
    expect(description).toMatch(/\S/);
  }
  expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
  expect(responses.default?.content).toHaveProperty([
    'application/json',
    'schema',
    'properties',
    'message',
  ]);
}
