import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Card that the sandbox accepts. */
export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123' };

export const confirmAdult = ({ request }: Page) =>
  request.put('/api/consent/adult', { data: { isAdult: true } });

/** Pays as the form does, without its clicks. */
export async function becomePremium({ request }: Page) {
  const { clientSecret } = await (await request.post('/api/create-subscription')).json();
  const data = { clientSecret, ...GOOD_CARD };
  expect((await request.post('/api/sandbox/confirm', { data })).status()).toBe(200);
}
