import * as z from 'zod/mini';

/** PostgreSQL cannot store a NUL in text, so it is refused here rather than failing there. */
const NO_NUL = /^[^\0]*$/;

type Messages = { missing?: string; tooLong?: string };

/** Text that a person typed, trimmed, of at least one and at most `max` characters. */
export function requiredText(max: number, { missing, tooLong }: Messages = {}) {
  return z
    .string({ error: missing ?? 'This field is required.' })
    .check(
      z.trim(),
      z.minLength(1, missing ?? 'This field is required.'),
      z.maxLength(max, tooLong ?? `Please use at most ${max} characters.`),
      z.regex(NO_NUL, 'Text may not contain a NUL character.'),
    );
}
