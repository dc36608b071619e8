const CARD_DIGITS = 19;

const digitsOf = (text: string) => text.replace(/\D/g, '');

export function grouped(text: string): string {
  return digitsOf(text)
    .slice(0, CARD_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Formats a date as 12/34 while someone types. A first digit of 2 to 9 can only be a month, so that
 * the slash follows at once.
 */
export function monthAndYear(text: string): string {
  const digits = digitsOf(text).replace(/^([2-9])/, '0$1');
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 6)];
  if (year) return `${month}/${year}`;
  return /\/\s*$/.test(text) ? `${month}/` : month;
}

export type CardField = 'number' | 'expiry' | 'code';

/** Finds the field to show a refusal at: the number, unless the reason names another. */
export function refusedField(reason: string): CardField {
  if (/expir/i.test(reason)) return 'expiry';
  return /security code/i.test(reason) ? 'code' : 'number';
}
