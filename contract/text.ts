import * as z from 'zod/mini';

/**
 * Text that a person typed, trimmed, of at most `max` characters. Refuses text that the database
 * could not store unchanged.
 */
export function typedText(max: number, missing = 'This field is required.') {
  return z.string({ error: missing }).check(
    z.trim(),
    z.refine((text) => characterCount(text) <= max, `Please use at most ${max} characters.`),
    z.refine((text) => !text.includes('\0'), 'Text may not contain a NUL character.'),
    z.refine(isWholeText, 'Text may not contain half a character.'),
  );
}

/** Text as in `typedText`, with at least one character that is not a space. */
export function requiredText(max: number, missing = 'This field is required.') {
  return typedText(max, missing).check(z.minLength(1, missing));
}

/** Counts characters as people do: an emoji outside the basic plane counts once. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Tells whether text can be stored unchanged: no NUL, and no half of a surrogate pair. */
export function isWholeText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Allows no line breaks or marks of writing direction, which would spoil labels and the board. */
export const ONE_PLAIN_LINE = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;
