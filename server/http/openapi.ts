import type { FastifyInstance, RouteOptions } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { type DescribedEndpoint, ErrorBody, names } from '../../contract/endpoint.schemas.ts';
import { hostCookieName } from './host-cookie.ts';
import { type JsonSchema, jsonSchema } from './schemas.ts';

const JSON_TYPE = 'application/json';
/** Describes bytes that have no schema. */
const FILE = { schema: {} };
const REFUSAL = { $ref: '#/components/responses/Refusal' };

/** Schemes of security: the cookie of a member, that of the desk, and the operator token. */
type Scheme = 'login' | 'desk' | 'operator';
type Responses = Record<string, ZodMiniType>;
/** Describes a schema, and collects the schemas with a name that it consists of. */
type SchemaOf = (schema: ZodMiniType, io: 'input' | 'output') => JsonSchema;
type Described = Pick<DescribedEndpoint, 'name' | 'area' | 'summary' | 'isStream'> & {
  method: string;
  url: string;
  scheme: Scheme | undefined;
  schema: Partial<DescribedEndpoint['schema']>;
  answers?: Answers;
};
/** The media type of the answer with each status; null for an answer without a body. */
type Answers = Readonly<Record<number, string | null>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Describes routes outside the contract: navigations, files, probes, other machines' calls. */
    about?: { name: string; area: string; summary: string; answers?: Answers };
  }
}

const schemes = new WeakMap<object, Scheme>();

/** Tells the description by which scheme a guard lets requests pass. */
export function guardedBy<Guard extends object>(scheme: Scheme, guard: Guard): Guard {
  schemes.set(guard, scheme);
  return guard;
}

function schemeFor({ onRequest, preHandler }: RouteOptions): Scheme | undefined {
  const guards = [onRequest, preHandler].flat().filter((guard) => guard !== undefined);
  return guards.map((guard) => schemes.get(guard)).find((scheme) => scheme !== undefined);
}

/**
 * Collects the OpenAPI 3.1 description from the routes themselves. Call this before
 * `installSchemas`.
 */
export function installOpenApi(app: FastifyInstance, appOrigin: string): void {
  const routes: Described[] = [];
  app.addHook('onRoute', (route) => {
    // Skip HEAD routes, which are the framework's own copies.
    if (route.method === 'HEAD') return;
    const scheme = schemeFor(route);
    // Copy the route, because `installSchemas` replaces the schemas of the answers.
    if (isEndpoint(route)) return void routes.push({ ...route, scheme });
    const { method, url, schema, config } = route;
    if (!config?.about) return;
    const response = schema?.response as Responses | undefined;
    const answered = response ? { response } : {};
    routes.push({ ...config.about, method: String(method), url, scheme, schema: answered });
  });
  let document: string | undefined;
  const about = {
    name: 'describeApi',
    area: 'service',
    summary: 'This description',
    answers: { 200: JSON_TYPE },
  };
  app.get('/api/openapi.json', { config: { about } }, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(routes, appOrigin), shared);
    return reply.type(JSON_TYPE).send(document);
  });
}

function isEndpoint(route: RouteOptions): route is RouteOptions & DescribedEndpoint {
  return 'summary' in route;
}

/** Points references at the shared schemas, and lets answers gain fields later. */
function shared(key: string, value: unknown): unknown {
  if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/');
  return key === 'additionalProperties' && value === false ? undefined : value;
}

function openApiDocument(routes: readonly Described[], appOrigin: string) {
  const schemas: Record<string, unknown> = {};
  const schemaOf: SchemaOf = (schema, io) => {
    const { $defs = {}, ...json } = jsonSchema(schema, io, names);
    Object.assign(schemas, $defs);
    return json;
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, schemaOf) };
  }
  const refusal = { [JSON_TYPE]: { schema: schemaOf(ErrorBody, 'output') } };
  const cookie = (word: string) => hostCookieName(appOrigin, word);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sexercise',
      version: '1.0.0',
      description: 'Partner workouts, a private journal and a store, for couples.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that answers with this description' }],
    paths,
    components: {
      securitySchemes: {
        login: { type: 'apiKey', in: 'cookie', name: cookie('login'), description: 'A member' },
        desk: { type: 'apiKey', in: 'cookie', name: cookie('desk'), description: 'The desk' },
        operator: { type: 'http', scheme: 'bearer', description: 'The operator token' },
      },
      responses: { Refusal: { description: 'Refused or failed, with a reason', content: refusal } },
      schemas,
    },
  };
}

function operation(route: Described, schemaOf: SchemaOf) {
  const { name, area, summary, url, scheme, schema, isStream, answers = {} } = route;
  const type = isStream ? 'text/event-stream' : JSON_TYPE;
  const success = (content?: object) => ({ description: 'Success', ...(content && { content }) });
  const calls = Object.entries(schema.response ?? {}).map(([status, body]) => [
    status,
    success(status === '204' ? undefined : { [type]: { schema: schemaOf(body, 'output') } }),
  ]);
  const files = Object.entries(answers).map(([status, mediaType]) => [
    status,
    success(mediaType ? { [mediaType]: FILE } : undefined),
  ]);
  const { params, querystring, body } = schema;
  const content = body && { [JSON_TYPE]: { schema: schemaOf(body, 'input') } };
  return {
    operationId: name,
    tags: [area],
    summary,
    security: scheme ? [{ [scheme]: [] }] : [],
    parameters: [
      ...(params ? parameters('path', schemaOf(params, 'input')) : namesIn(url)),
      ...(querystring ? parameters('query', schemaOf(querystring, 'input')) : []),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...Object.fromEntries([...calls, ...files]), '4XX': REFUSAL, default: REFUSAL },
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

function parameters(place: 'path' | 'query', schema: JsonSchema) {
  const { properties = {}, required = [] } = schema as {
    properties?: JsonSchema;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
