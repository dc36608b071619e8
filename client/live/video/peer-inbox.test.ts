import { expect, test } from 'vitest';
import { peerInbox } from './peer-inbox.ts';

const piece = (id: string, part: number, parts: number, text: string) => {
  return { id, part, parts, text, by: 'robin', from: 'phone', to: 'tablet' };
};

test('a message is handed on once, when all of it is there, however often it was sent', () => {
  const got: string[] = [];
  const take = peerInbox((from, text) => void got.push(`${from}: ${text}`));
  take(piece('long', 0, 3, 'one '));
  take(piece('short', 0, 1, 'hello'));
  take(piece('long', 0, 3, 'one '));
  take(piece('long', 2, 3, 'three'));
  expect(got).toEqual(['phone: hello']);
  take(piece('long', 1, 3, 'two '));
  take(piece('short', 0, 1, 'hello'));
  for (const part of [0, 1, 2]) take(piece('long', part, 3, 'again'));
  expect(got).toEqual(['phone: hello', 'phone: one two three']);
});
