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
    const message: unknown = Object(JSON.parse(text)).message;
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}

/** The server's own sentence about a failure, when it sent one. */
export const reasonOf = (error: Error | null) => (error instanceof ApiError ? error.reason : null);

/** The words of a failure, with the server's own sentence where it sent one. */
export function withReason<Words extends { description?: string }>(words: Words, error: Error) {
  const reason = reasonOf(error);
  return reason ? { ...words, description: reason } : words;
}

export const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : null);
