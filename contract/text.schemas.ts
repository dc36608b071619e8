import * as z from 'zod/mini';
import { characterCount, isWholeText } from './text.ts';

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
