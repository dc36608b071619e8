import * as z from 'zod/mini';

/**
 * Text that a person typed, trimmed, of at most `max` characters. What could not be stored as it was
 * typed is refused here, rather than failing or turning into something else there.
 */
export function typedText(max: number, missing = 'This field is required.') {
  return z.string({ error: missing }).check(
    z.trim(),
    z.refine((text) => characterCount(text) <= max, `Please use at most ${max} characters.`),
    z.refine((text) => !text.includes('\0'), 'Text may not contain a NUL character.'),
    z.refine(isWholeText, 'Text may not contain half a character.'),
  );
}

/** The same, with at least one character that is not a space. */
export function requiredText(max: number, missing = 'This field is required.') {
  return typedText(max, missing).check(z.minLength(1, missing));
}

/** How many characters a person typed: an emoji outside the basic plane counts once. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Whether text survives being stored: no NUL, and no half of a character. */
export function isWholeText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Without line breaks and marks of writing direction, which would spoil labels and the board. */
export const ONE_PLAIN_LINE = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;
