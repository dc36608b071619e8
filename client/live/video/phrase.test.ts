import { describe, expect, test } from 'vitest';
import { type NonceMessage, nonceExchange } from './nonce-exchange.ts';
import { commitmentTo, phraseOf } from './phrase.ts';
import { PHRASE_WORDS } from './phrase-words.ts';

const [A, B, M] = ['AA:AA', 'BB:BB', 'CC:CC'];

test('there is one plain word for every byte', () => {
  expect(new Set(PHRASE_WORDS).size).toBe(256);
  expect(PHRASE_WORDS.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
});

describe('the phrase', () => {
  test('is three words, the same on both phones', async () => {
    const phrase = await phraseOf({ own: A, other: B }, ['1', '2']);
    expect(phrase).toHaveLength(3);
    expect(await phraseOf({ own: B, other: A }, ['2', '1'])).toEqual(phrase);
  });

  test('is another one with another key or another number', async () => {
    const phrase = await phraseOf({ own: A, other: B }, ['1', '2']);
    expect(await phraseOf({ own: A, other: M }, ['1', '2'])).not.toEqual(phrase);
    expect(await phraseOf({ own: A, other: B }, ['1', '3'])).not.toEqual(phrase);
  });
});

describe('the numbers behind it', () => {
  type Agreed = readonly [string, string] | null;

  /** Runs two ends whose messages pass through `between`. */
  async function exchange(between = (message: NonceMessage) => message) {
    const agreed: Record<string, Agreed> = {};
    const sent: NonceMessage[] = [];
    const waiting: Promise<void>[] = [];
    const [a, b] = [
      nonceExchange(
        (m) => toOther('b', m),
        (nonces) => (agreed.a = nonces),
        'a-number',
      ),
      nonceExchange(
        (m) => toOther('a', m),
        (nonces) => (agreed.b = nonces),
        'b-number',
      ),
    ];
    function toOther(to: 'a' | 'b', message: NonceMessage) {
      sent.push(message);
      waiting.push((to === 'a' ? a : b).receive(between(message)));
    }
    await expect.poll(() => Object.keys(agreed).length).toBe(2);
    await Promise.all(waiting);
    return { agreed, sent };
  }

  test('are known to both ends, and told only after both have committed to them', async () => {
    const { agreed, sent } = await exchange();
    expect(agreed.a?.toSorted()).toEqual(['a-number', 'b-number']);
    expect(agreed.b?.toSorted()).toEqual(['a-number', 'b-number']);
    expect(sent.slice(0, 2).every((message) => 'commitment' in message)).toBe(true);
  });

  test('are refused when the other end chose its own afterwards', async () => {
    const { agreed } = await exchange((message) =>
      'nonce' in message ? { nonce: 'chosen later' } : message,
    );
    expect(agreed).toEqual({ a: null, b: null });
  });

  test.each([
    ['as it is', 'mine'],
    ['in another form', ['mine']],
  ])('are refused when an end is sent its own back, %s', async (_, nonce) => {
    const agreed: Agreed[] = [];
    const own = nonceExchange(
      () => {},
      (nonces) => void agreed.push(nonces),
      'mine',
    );
    await own.receive({ commitment: await commitmentTo('mine') });
    await own.receive({ nonce } as NonceMessage);
    expect(agreed).toEqual([null]);
  });
});
