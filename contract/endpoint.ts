import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** Path whose parameters are written as the router reads them: `/api/journal/:id`. */
type Url = `/api/${string}`;

/** Description of a call for the server, in the feature's `.schemas.ts`. */
export type Schemas = {
  summary: string;
  params?: Schema;
  querystring?: Schema;
  body?: Schema;
  response: Readonly<Record<number, Schema>>;
};

type Marks = {
  /** Answers with events for as long as the caller stays connected. */
  isStream?: true;
  /** Refused to a member whose lock is closed; pages forget the answers when the lock closes. */
  isBehindLock?: true;
  /** Answers are kept on the member's phone, and shown when the server cannot be reached. */
  isReadOffline?: true;
};

/**
 * One call of the API as the browser needs it: method, address and marks. Its schemas are known to
 * TypeScript alone, so that `call` checks input and answer without loading them.
 */
export type Endpoint<S extends Schemas = Schemas> = Marks & {
  method: Method;
  url: Url;
  schemas?: S;
};

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<S extends Schemas>(method: Method, url: Url, marks?: Marks): Endpoint<S> {
  return { method, url, ...marks };
}

/**
 * Defines a call about data behind the lock: journal, orders, account. `requireUnlocked` guards its
 * route.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpointBehindLock<S extends Schemas>(method: Method, url: Url): Endpoint<S> {
  return endpoint<S>(method, url, { isBehindLock: true });
}

/** Defines a call for reading that phones answer themselves without a network. */
/* @__NO_SIDE_EFFECTS__ */
export function readOffline<S extends Schemas>(url: Url): Endpoint<S> {
  return endpoint<S>('GET', url, { isReadOffline: true });
}

/* @__NO_SIDE_EFFECTS__ */
export function readOfflineBehindLock<S extends Schemas>(url: Url): Endpoint<S> {
  return endpoint<S>('GET', url, { isReadOffline: true, isBehindLock: true });
}

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
