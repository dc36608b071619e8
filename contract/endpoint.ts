import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One call of the API, written once: the server spreads it into a route, the client passes it to `call`. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path parameters are written the way the router reads them: `/api/journal/:id`. */
  url: `/api/${string}`;
  summary: string;
  /** It answers with events for as long as the caller stays. */
  isStream?: true;
  schema: {
    params?: Schema;
    querystring?: Schema;
    body?: Schema;
    response: Readonly<Record<number, Schema>>;
  };
};

/** What every refusal looks like, whatever its status. */
export const ErrorBody = z.object({ message: z.string() });

/** An answer with nothing to say beyond its status. */
export const NoContent = z.null();
