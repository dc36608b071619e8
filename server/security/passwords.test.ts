import { expect, test } from 'vitest';
import { hashPassword, passwordCheck } from './passwords.ts';

test('a stored password is an Argon2id hash at the recommended cost, with a salt of its own', async () => {
  const hashes = await Promise.all([hashPassword('together'), hashPassword('together')]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a password matches its own hash alone', async () => {
  const check = await passwordCheck();
  const hash = await hashPassword('together');
  expect(await check(hash, 'together')).toBe(true);
  for (const wrong of ['Together', 'together ', 'togethe', '', 'together\0']) {
    expect(await check(hash, wrong)).toBe(false);
  }
});

test.each([
  ['é in one piece and in two', 'caf\u00e9 noir', 'cafe\u0301 noir'],
  ['a ligature and its letters', 'of\ufb01ce', 'office'],
  ['wide and narrow digits', '１２３４５６', '123456'],
])('%s are the same password', async (_what, typed, stored) => {
  const check = await passwordCheck();
  expect(await check(await hashPassword(stored), typed)).toBe(true);
  expect(await check(await hashPassword(typed), stored)).toBe(true);
});

test('nobody’s password matches, not even the one that stands in for it', async () => {
  const check = await passwordCheck();
  for (const guess of ['', 'together', 'a password that nobody has']) {
    expect(await check(null, guess)).toBe(false);
  }
});

test('hashing leaves the event loop free', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all(Array.from({ length: 6 }, () => hashPassword('together')));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
