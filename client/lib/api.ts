import type * as z from 'zod/mini';
import { currentUser } from '../../contract/auth/auth.ts';
import { addressOf, type Endpoint, type Values } from '../../contract/endpoint.ts';
import { MEMBER_HEADER } from '../../contract/headers.ts';
import { ApiError } from './api-error.ts';
import { setLockHere, urlsBehindLock } from './lock-state.ts';
import { requestDefaults } from './request-defaults.ts';
import { timeLimit } from './time-limit.ts';

type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>;

type Part<E extends Endpoint, K extends 'params' | 'querystring' | 'body', Name extends string> =
  SchemasOf<E> extends Record<K, infer S extends z.ZodMiniType>
    ? Record<Name, z.input<S>>
    : Partial<Record<Name, undefined>>;

/** Input of a call: exactly the parts that its endpoint describes. */
type Input<E extends Endpoint> = Part<E, 'params', 'params'> &
  Part<E, 'querystring', 'query'> &
  Part<E, 'body', 'body'> & {
    /** Ends the call, in place of the default timeout. */
    signal?: AbortSignal;
    /** Member who acts: the server refuses the call under another login. */
    memberId?: string;
  };

/** The input may be left out when the endpoint needs none. */
export type Args<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

type Success = 200 | 201 | 202 | 204;
type Responses<E extends Endpoint> = SchemasOf<E>['response'];
export type Answer<E extends Endpoint> = {
  [S in keyof Responses<E>]: S extends Success
    ? Responses<E>[S] extends z.ZodMiniType
      ? z.output<Responses<E>[S]>
      : never
    : never;
}[keyof Responses<E>];

type AnyInput = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal | null;
  memberId?: string;
};

/** Limits a change, since some networks report no error. The server's own limits are shorter. */
const CHANGE_TIMEOUT_MS = 30_000;
/** Gives a picture more time on a slow network. */
const SLOW_BYTES_PER_MS = 10;

const LOCKED = 423;
const UNAUTHORIZED = 401;

const onUnauthorized = new Set<() => void>();

/**
 * Calls `listener` when a call was refused because nobody is signed in, as far as the server knows.
 */
export function listenToUnauthorized(listener: () => void): () => void {
  onUnauthorized.add(listener);
  return () => onUnauthorized.delete(listener);
}

/** Makes one call of the API. Anything but a 2xx becomes an `ApiError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: Args<E>
): Promise<Answer<E>> {
  const { params, query, body, signal = null, memberId }: AnyInput = input ?? {};
  const address = addressOf(endpoint.url, params as Values, query as Values);
  const { headers, ...defaults } = requestDefaults();
  if (endpoint.isBehindLock) urlsBehindLock.add(endpoint.url);
  const sent = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(address, {
    ...defaults,
    method: endpoint.method,
    headers: {
      ...headers,
      ...(memberId && { [MEMBER_HEADER]: memberId }),
      ...(sent && { 'content-type': 'application/json' }),
    },
    body: sent,
    signal: endpoint.method === 'GET' ? signal : (signal ?? timeLimit(timeoutMs(sent))),
  });
  const text = await response.text();
  if (response.status === LOCKED) setLockHere('closed');
  // Skip the call for the user: the listeners answer a 401 with that very call.
  if (response.status === UNAUTHORIZED && endpoint.url !== currentUser.url) {
    for (const listener of onUnauthorized) listener();
  }
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return (text === '' ? null : JSON.parse(text)) as Answer<E>;
}

const timeoutMs = (sent: string | null) =>
  CHANGE_TIMEOUT_MS + (sent?.length ?? 0) / SLOW_BYTES_PER_MS;
