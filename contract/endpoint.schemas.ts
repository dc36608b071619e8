import * as z from 'zod/mini';
import type { Endpoint, Schemas } from './endpoint.ts';

/** Schemas that the API's description shares by name. */
export const names = z.registry<{ id: string }>();

/** Gives schemas the names of their types, under which the API's description shares them. */
export function named(schemas: Readonly<Record<string, z.ZodMiniType>>): void {
  for (const [id, schema] of Object.entries(schemas)) names.add(schema, { id });
}

/** Parameters of calls about one thing, such as `/api/journal/:id`. */
export const IdParams = z.object({ id: z.string() });

export const ErrorBody = z.object({ message: z.string() });
named({ ErrorBody });

/** Empty answer: only the status counts. */
export const NoContent = z.null();

/** One call of the API as the server needs it, which spreads it into a route. */
export type DescribedEndpoint<S extends Schemas = Schemas> = Omit<Endpoint, 'schemas'> & {
  name: string;
  area: string;
  summary: string;
  schema: Omit<S, 'summary'>;
};

/** Joins the calls of a feature to their schemas, which bear the same names. */
export function withSchemas<All extends Record<string, Schemas>>(
  area: string,
  calls: { [Name in keyof All]: Endpoint<All[Name]> },
  schemas: All,
) {
  const joined = Object.entries(schemas).map(([name, { summary, ...schema }]) => [
    name,
    { ...calls[name], name, area, summary, schema },
  ]);
  return Object.fromEntries(joined) as { [Name in keyof All]: DescribedEndpoint<All[Name]> };
}
