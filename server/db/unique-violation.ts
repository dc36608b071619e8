const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a second row of what may be there once. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
