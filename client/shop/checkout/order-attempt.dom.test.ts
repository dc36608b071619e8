import { beforeEach, expect, test } from 'vitest';
import { nameAuthor } from '../../device/word-keys.ts';
import { emptyAddress } from './address-draft.ts';
import { endAttempt, keyFor } from './order-attempt.ts';

const wish = { lines: [{ id: 'a', quantity: 1 }], totalCents: 2899, address: emptyAddress };

beforeEach(() => {
  localStorage.clear();
  nameAuthor({ id: 'robin', sealingKey: '' });
});

test('the same wish keeps its key, through presses and reloads', () => {
  expect(keyFor('robin', wish)).toBe(keyFor('robin', { ...wish }));
});

test('another wish, another person and another attempt have keys of their own', () => {
  const first = keyFor('robin', wish);
  nameAuthor({ id: 'kim', sealingKey: '' });
  expect(keyFor('kim', wish)).not.toBe(first);
  nameAuthor({ id: 'robin', sealingKey: '' });
  expect(keyFor('robin', { ...wish, totalCents: 5798 })).not.toBe(first);
  const second = keyFor('robin', wish);
  endAttempt('robin');
  expect(keyFor('robin', wish)).not.toBe(second);
});

test('a broken or foreign note is not taken for a key', () => {
  localStorage.setItem('draft:checkout:robin', '{"key":7}');
  expect(keyFor('robin', wish)).toMatch(/^[0-9a-f-]{36}$/);
});
