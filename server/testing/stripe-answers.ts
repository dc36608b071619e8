export type Call = {
  method: string;
  path: string;
  params: Record<string, string>;
  key: string;
  idempotencyKey: string | null;
  version: string;
};
export type Answer = { status: number; json: unknown };

export function found(json: unknown): Answer {
  return { status: 200, json };
}

export function missing(what: string): Answer {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: `No ${what}` };
  return { status: 404, json: { error } };
}

export function refused(message: string, code?: string): Answer {
  return { status: 400, json: { error: { type: 'invalid_request_error', code, message } } };
}
