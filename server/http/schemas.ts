import type { FastifyInstance, FastifyTypeProvider } from 'fastify';
import * as z from 'zod/mini';
import { invalidInput } from './errors.ts';

/** Derives a route's types from the contract's schemas. */
export interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodMiniType ? z.input<this['schema']> : unknown;
}

export type JsonSchema = Record<string, unknown>;

/** Refuses bodies other than JSON: a form on another site cannot send JSON. */
export function installJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Accept an empty body: a call without a payload may still announce its type.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** Parses requests by the contract's schemas, and filters and writes answers by them. */
export function installSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema }) => {
    const parser = schema as unknown as z.ZodMiniType;
    return (data) => {
      const parsed = z.safeParse(parser, data);
      if (parsed.success) return { value: parsed.data };
      throw invalidInput(sentence(parsed.error));
    };
  });
  // Use the framework's own serializer, compiled from JSON schemas: a third of the cost of Zod's.
  app.addHook('onRoute', (route) => {
    const response = route.schema?.response as Record<string, z.ZodMiniType> | undefined;
    if (!response) return;
    route.schema = {
      ...route.schema,
      response: Object.fromEntries(
        Object.entries(response).map(([status, schema]) => [status, jsonSchema(schema, 'output')]),
      ),
    };
  });
}

function sentence({ issues }: z.core.$ZodError): string {
  const [issue] = issues;
  if (!issue || (issue.path.length === 0 && issue.code === 'invalid_type')) {
    return 'The request needs a JSON object.';
  }
  // Add the field's name only to the library's sentences: the contract's own are complete.
  return issue.message.startsWith('Invalid')
    ? `${issue.path.join('.')}: ${issue.message}`
    : issue.message;
}

/** Converts a schema. Those that it contains and that `names` knows become definitions of its own. */
export function jsonSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  names = z.registry<{ id: string }>(),
): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as JsonSchema),
  });
  return json;
}

/** Turns `anyOf [X, null]` into a list of types, which the serializer writes unvalidated. */
function flattenNullable(json: JsonSchema): void {
  const [value, nothing, ...rest] = (json.anyOf ?? []) as JsonSchema[];
  if (rest.length > 0 || nothing?.type !== 'null' || typeof value?.type !== 'string') return;
  delete json.anyOf;
  const { enum: choices, ...others } = value;
  Object.assign(json, others, { type: [value.type, 'null'] });
  if (Array.isArray(choices)) json.enum = [...choices, null];
}
