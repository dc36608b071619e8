/** Refusal by the server. Its message has the catalogue's form, `status: body text`. */
export class ApiError extends Error {
  readonly status: number;
  /** Sentence for people, if the server sent one. */
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

/** Sentence for people about a failure, if the server sent one. */
export const reasonOf = (error: Error | null) => (error instanceof ApiError ? error.reason : null);

/** Adds the server's own sentence to the words of a failure, if the server sent one. */
export function withReason<Words extends { description?: string }>(words: Words, error: Error) {
  const reason = reasonOf(error);
  return reason ? { ...words, description: reason } : words;
}

export const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : null);
