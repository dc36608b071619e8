import * as z from 'zod/mini';

/** PostgreSQL cannot store a NUL in text, so it is refused here rather than failing there. */
const NO_NUL = /^[^\0]*$/;

/** Text that a person typed, trimmed, of at most `max` characters. */
export function typedText(max: number, missing = 'This field is required.') {
  return z
    .string({ error: missing })
    .check(
      z.trim(),
      z.maxLength(max, `Please use at most ${max} characters.`),
      z.regex(NO_NUL, 'Text may not contain a NUL character.'),
    );
}

/** The same, with at least one character that is not a space. */
export function requiredText(max: number, missing = 'This field is required.') {
  return typedText(max, missing).check(z.minLength(1, missing));
}
