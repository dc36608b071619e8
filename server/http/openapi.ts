import type { FastifyInstance, RouteOptions } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { type DescribedEndpoint, ErrorBody } from '../../contract/endpoint.schemas.ts';
import { jsonSchema } from './schemas.ts';

const JSON_TYPE = 'application/json';
/** Describes bytes that have no schema. */
const FILE = { schema: {} };

type Responses = Record<string, ZodMiniType>;
type Described = Pick<DescribedEndpoint, 'summary' | 'isStream'> & {
  method: string;
  url: string;
  schema: Partial<DescribedEndpoint['schema']>;
  answers?: Answers;
};
/** The media type of the answer with each status; null for an answer without a body. */
type Answers = Readonly<Record<number, string | null>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Describes routes outside the contract: navigations, files, probes, other machines' calls. */
    about?: { summary: string; answers?: Answers };
  }
}

/**
 * Collects the OpenAPI 3.1 description from the routes themselves. Call this before
 * `installSchemas`.
 */
export function installOpenApi(app: FastifyInstance): void {
  const routes: Described[] = [];
  app.addHook('onRoute', (route) => {
    // Skip HEAD routes, which are the framework's own copies.
    if (route.method === 'HEAD') return;
    // Copy the route, because `installSchemas` replaces the schemas of the answers.
    if (isEndpoint(route)) return void routes.push({ ...route });
    const { method, url, schema, config } = route;
    if (!config?.about) return;
    const response = schema?.response as Responses | undefined;
    const answered = response ? { response } : {};
    routes.push({ ...config.about, method: String(method), url, schema: answered });
  });
  let document: string | undefined;
  const about = { summary: 'This description', answers: { 200: JSON_TYPE } };
  app.get('/api/openapi.json', { config: { about } }, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(routes));
    return reply.type(JSON_TYPE).send(document);
  });
}

function isEndpoint(route: RouteOptions): route is RouteOptions & DescribedEndpoint {
  return 'summary' in route;
}

function openApiDocument(routes: readonly Described[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
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

function operation({ summary, url, schema, isStream, answers = {} }: Described) {
  const type = isStream ? 'text/event-stream' : JSON_TYPE;
  const calls = Object.entries(schema.response ?? {}).map(([status, body]) => [
    status,
    { description: 'Success', ...(status === '204' ? {} : content(body, 'output', type)) },
  ]);
  const files = Object.entries(answers).map(([status, mediaType]) => [
    status,
    { description: 'Success', ...(mediaType ? { content: { [mediaType]: FILE } } : {}) },
  ]);
  return {
    summary,
    parameters: [
      ...(schema.params ? parameters('path', schema.params) : namesIn(url)),
      ...parameters('query', schema.querystring),
    ],
    ...(schema.body ? { requestBody: { required: true, ...content(schema.body, 'input') } } : {}),
    responses: {
      ...Object.fromEntries([...calls, ...files]),
      default: { description: 'Refused or failed', ...content(ErrorBody, 'output') },
    },
  };
}

/** Describes the parameters of a path that have no schema. */
function namesIn(url: string) {
  return [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function content(schema: ZodMiniType, io: 'input' | 'output', type = JSON_TYPE) {
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
