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
