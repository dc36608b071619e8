import { expect, test } from 'vitest';
import { contractEndpoints } from '../server/testing/contract-endpoints.ts';

const readOffline = (await contractEndpoints()).filter(({ isReadOffline }) => isReadOffline);

test('answers about consent, orders, money and the account are never kept on a phone', () => {
  const NEVER =
    /^\/api\/(account|admin|cart|consent|desk|live|lock|orders|passkeys|store|subscription|unlock)/;
  expect(readOffline.length).toBeGreaterThan(15);
  expect(readOffline.filter(({ url }) => NEVER.test(url))).toEqual([]);
});

test('only what reads is kept', () => {
  expect(new Set(readOffline.map(({ method }) => method))).toEqual(new Set(['GET']));
});
