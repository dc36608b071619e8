/** A refusal. Its message is the catalogue's form, `status: body text`. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence for people, when it sent one. */
  readonly reason: string | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.reason = reasonIn(text);
  }
}

function reasonIn(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('message' in body)) return null;
    return typeof body.message === 'string' ? body.message : null;
  } catch {
    return null;
  }
}
