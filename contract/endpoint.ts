import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** Path whose parameters are written as the router reads them: `/api/journal/:id`. */
type Url = `/api/${string}`;
type Schemas = {
  params?: Schema;
  querystring?: Schema;
  body?: Schema;
  response: Readonly<Record<number, Schema>>;
};

/**
 * One call of the API, written once: the server spreads it into a route, the client passes it to
 * `call`.
 */
export type Endpoint = {
  method: Method;
  url: Url;
  summary: string;
  /** Answers with events for as long as the caller stays connected. */
  isStream?: true;
  /** Refused to a member whose lock is closed; pages forget the answers when the lock closes. */
  isBehindLock?: true;
  /** Answers are kept on the member's phone, and shown when the server cannot be reached. */
  isReadOffline?: true;
  schema: Schemas;
};

type Marks = Pick<Endpoint, 'isReadOffline'>;
export const READ_OFFLINE = { isReadOffline: true } as const satisfies Marks;

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<M extends Method, U extends Url, C extends Schemas & { summary: string }>(
  method: M,
  url: U,
  { summary, ...schema }: C,
  marks?: Marks,
) {
  return { method, url, summary, schema, ...marks };
}

/**
 * Defines a call about data behind the lock: journal, orders, account. `requireUnlocked` guards its
 * route.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpointBehindLock<
  M extends Method,
  U extends Url,
  C extends Schemas & { summary: string },
>(method: M, url: U, described: C, marks?: Marks) {
  return { ...endpoint(method, url, described, marks), isBehindLock: true } as const;
}

/** Parameters of calls about one thing, such as `/api/journal/:id`. */
export const IdParams = z.object({ id: z.string() });

export const ErrorBody = z.object({ message: z.string() });

/** Empty answer: only the status counts. */
export const NoContent = z.null();

export type Values = Readonly<Record<string, unknown>>;

/** Fills `:name` in the path and appends the query; absent query values are left out. */
export function addressOf(url: string, params: Values = {}, query: Values = {}): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}
