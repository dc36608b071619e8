import { expect, test } from 'vitest';
import { passwordsAt } from './passwords.ts';

const passwords = await passwordsAt();

test('a stored password is an Argon2id hash at the recommended cost, with a salt of its own', async () => {
  const hashes = await Promise.all([passwords.hash('together'), passwords.hash('together')]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a password matches its own hash alone', async () => {
  const hash = await passwords.hash('together');
  expect(await passwords.check(hash, 'together')).toBe(true);
  for (const wrong of ['Together', 'together ', 'togethe', '', 'together\0']) {
    expect(await passwords.check(hash, wrong)).toBe(false);
  }
});

test.each([
  ['é in one piece and in two', 'caf\u00e9 noir', 'cafe\u0301 noir'],
  ['a ligature and its letters', 'of\ufb01ce', 'office'],
  ['wide and narrow digits', '１２３４５６', '123456'],
])('%s are the same password', async (_what, typed, stored) => {
  expect(await passwords.check(await passwords.hash(stored), typed)).toBe(true);
  expect(await passwords.check(await passwords.hash(typed), stored)).toBe(true);
});

test('nobody’s password matches, not even the one that stands in for it', async () => {
  for (const guess of ['', 'together', 'a password that nobody has']) {
    expect(await passwords.check(null, guess)).toBe(false);
  }
});

test('hashing leaves the event loop free', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all(Array.from({ length: 6 }, () => passwords.hash('together')));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
