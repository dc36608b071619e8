import type { SandboxPayment } from '../../../contract/shop/payments.ts';
import { cardDeclined, invalidInput } from '../../http/errors.ts';

export const REFUSED_FORM = 'This payment form has expired. Please open it again.';

export type Card = Pick<SandboxPayment, 'number' | 'expiry' | 'code'>;
type Verdict = { outcome: 'paid'; goodUntil: Date } | { outcome: 'refused'; message: string };

const PAYS = '4242424242424242';
const DECLINES: ReadonlyMap<string, string> = new Map([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
]);

const refused = (message: string): Verdict => ({ outcome: 'refused', message });

/** Returns until when the card is valid. Throws if the form or the card is refused. */
export function chargeCard(
  card: Card,
  payment: { coupleId: string; status: string },
  coupleId: string,
  now: Date,
): Date {
  if (payment.coupleId !== coupleId || payment.status === 'canceled') {
    throw invalidInput(REFUSED_FORM);
  }
  const verdict = verdictOn(card, now);
  if (verdict.outcome === 'refused') throw cardDeclined(verdict.message);
  return verdict.goodUntil;
}

/** Judges a card, checking the fields in the order of the form. */
export function verdictOn(card: Card, now: Date): Verdict {
  const number = card.number.replace(/[\s-]/g, '');
  const decline = DECLINES.get(number);
  if (number !== PAYS && !decline) return refused('Your card number is invalid.');
  const goodUntil = endOfExpiry(card.expiry);
  if (!goodUntil) return refused("Your card's expiry date is invalid.");
  if (goodUntil <= now) return refused('Your card has expired.');
  if (!/^\d{3}$/.test(card.code)) return refused("Your card's security code is invalid.");
  return decline ? refused(decline) : { outcome: 'paid', goodUntil };
}

/** Parses the expiry. A card is valid until the end of the printed month. */
function endOfExpiry(text: string): Date | null {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*((?:20)?\d{2})$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  return new Date(Date.UTC(2000 + (Number(year) % 100), Number(month), 1));
}
