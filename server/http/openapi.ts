import type { FastifyInstance } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { type Endpoint, ErrorBody } from '../../contract/endpoint.ts';
import { jsonSchema } from './schemas.ts';

/** The OpenAPI 3.1 description, derived from the same contract that the routes are made of. */
export function openApiRoute(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = JSON.stringify(openApiDocument(endpoints));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document));
}

function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sexercise', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { login: { type: 'apiKey', in: 'cookie', name: 'login' } },
    },
  };
}

function operation({ summary, schema, isStream }: Endpoint) {
  const type = isStream ? 'text/event-stream' : 'application/json';
  const answers = Object.entries(schema.response).map(([status, body]) => [
    status,
    { description: 'Success', ...(status === '204' ? {} : content(body, 'output', type)) },
  ]);
  return {
    summary,
    parameters: [...parameters('path', schema.params), ...parameters('query', schema.querystring)],
    ...(schema.body ? { requestBody: { required: true, ...content(schema.body, 'input') } } : {}),
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'Refused or failed', ...content(ErrorBody, 'output') },
    },
  };
}

function content(schema: ZodMiniType, io: 'input' | 'output', type = 'application/json') {
  return { content: { [type]: { schema: jsonSchema(schema, io) } } };
}

function parameters(place: 'path' | 'query', schema: ZodMiniType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
