const DIGITS = 8;
/** With fewer digits a number would fit too many orders, and too many names would look like one. */
const MIN_DIGITS = 4;

/**
 * The digits of an order's number such as 3F2A-91BC, or of its beginning, however it was typed; null
 * for anything else. Names made of the letters A to F are names: a number with no figure in it has to
 * be typed whole, or with its dash.
 */
export function orderNumberIn(typed: string): string | null {
  const text = typed.trim().replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f]{1,8}$|^[0-9a-f]{4}-[0-9a-f]{0,4}$/.test(text)) return null;
  const digits = text.replace('-', '');
  const isNumber = /[0-9-]/.test(text) || digits.length === DIGITS;
  return isNumber && digits.length >= MIN_DIGITS ? digits : null;
}

/** The first and the last id that an order with a number that begins so can have. */
export function idsWithNumber(digits: string): { first: string; last: string } {
  return { first: filledUp(digits, '0'), last: filledUp(digits, 'f') };
}

function filledUp(digits: string, filler: string): string {
  return digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
