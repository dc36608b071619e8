import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { takeEarly } from './early-answers.ts';
import { usualRequest } from './usual-request.ts';

type Part<E extends Endpoint, K extends 'params' | 'querystring' | 'body', Name extends string> =
  E['schema'] extends Record<K, infer S extends z.ZodMiniType>
    ? Record<Name, z.input<S>>
    : Partial<Record<Name, undefined>>;

/** What a call needs: exactly the parts that its endpoint describes. */
type Input<E extends Endpoint> = Part<E, 'params', 'params'> &
  Part<E, 'querystring', 'query'> &
  Part<E, 'body', 'body'> & {
    /** Ends the wait for an answer. */
    signal?: AbortSignal;
  };

/** The input may be left out when the endpoint needs none. */
export type Args<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

type Success = 200 | 201 | 202 | 204;
type Responses<E extends Endpoint> = E['schema']['response'];
export type Answer<E extends Endpoint> = {
  [S in keyof Responses<E>]: S extends Success
    ? Responses<E>[S] extends z.ZodMiniType
      ? z.output<Responses<E>[S]>
      : never
    : never;
}[keyof Responses<E>];

type Values = Readonly<Record<string, unknown>>;
type AnyInput = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal };

/** Fills `:name` in the path and appends the query; absent query values are left out. */
export function addressOf(url: string, params: Values = {}, query: Values = {}): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes one call of the API. Anything but a 2xx becomes an `ApiError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: Args<E>
): Promise<Answer<E>> {
  const { params, query, body, signal }: AnyInput = input ?? {};
  const address = addressOf(endpoint.url, params as Values, query as Values);
  const early = endpoint.method === 'GET' ? takeEarly(address) : null;
  const response = await (early ?? ask(address, endpoint.method, body, signal));
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return (text === '' ? null : JSON.parse(text)) as Answer<E>;
}

function ask(
  address: string,
  method: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { headers, ...usual } = usualRequest();
  return fetch(address, {
    ...usual,
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
}
