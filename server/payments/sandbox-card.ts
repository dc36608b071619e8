import type { SandboxPayment } from '../../contract/premium.ts';

type Card = Pick<SandboxPayment, 'number' | 'expiry' | 'code'>;
type Verdict = { outcome: 'paid'; goodUntil: Date } | { outcome: 'refused'; message: string };

const PAYS = '4242424242424242';
const DECLINES: Readonly<Record<string, string>> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
};

const refused = (message: string): Verdict => ({ outcome: 'refused', message });

/** What the sandbox says to a card, in the order in which a person filled the form in. */
export function verdictOn(card: Card, now: Date): Verdict {
  const number = card.number.replace(/[\s-]/g, '');
  const isKnown = number === PAYS || Object.hasOwn(DECLINES, number);
  if (!passesCheckDigit(number) || !isKnown) return refused('Your card number is invalid.');
  const goodUntil = endOfExpiry(card.expiry);
  if (!goodUntil) return refused("Your card's expiry date is invalid.");
  if (goodUntil <= now) return refused('Your card has expired.');
  if (!/^\d{3}$/.test(card.code)) return refused("Your card's security code is invalid.");
  const decline = DECLINES[number];
  return decline ? refused(decline) : { outcome: 'paid', goodUntil };
}

/** Luhn's check: every second digit from the right counts double. */
export function passesCheckDigit(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good to the end of the month that is printed on it. */
function endOfExpiry(text: string): Date | null {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*((?:20)?\d{2})$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  return new Date(Date.UTC(2000 + (Number(year) % 100), Number(month), 1));
}
