const DIGITS = 8;
/**
 * Minimum number of digits: fewer would match too many orders, and too many names would look like a
 * number.
 */
const MIN_DIGITS = 4;

/**
 * Digits of an order's number such as 3F2A-91BC, or of its beginning, in any spelling; null for
 * anything else. Names of only the letters A to F stay names: a number without a decimal digit must
 * be typed in full, or with its dash.
 */
export function orderNumberIn(typed: string): string | null {
  const text = typed.trim().replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f]{1,8}$|^[0-9a-f]{4}-[0-9a-f]{0,4}$/.test(text)) return null;
  const digits = text.replace('-', '');
  const isNumber = /[0-9-]/.test(text) || digits.length === DIGITS;
  return isNumber && digits.length >= MIN_DIGITS ? digits : null;
}

/** First and last id that an order can have if its number begins with these digits. */
export function idsWithNumber(digits: string): { first: string; last: string } {
  return { first: filledUp(digits, '0'), last: filledUp(digits, 'f') };
}

function filledUp(digits: string, filler: string): string {
  return digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
