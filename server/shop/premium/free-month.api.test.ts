import { expect, test } from 'vitest';
import type { Membership } from '../../../contract/shop/premium.ts';
import { couples } from '../../db/tables/couples.ts';
import { transact } from '../../db/transaction-guard.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { DAY_MS, passWithChores, subscribe } from '../../testing/paying.ts';
import { testApp } from '../../testing/test-app.ts';
import { grantFreeMonth } from './entitlement-queries.ts';

const world = testApp();

async function win(key: string): Promise<boolean> {
  const { db, now } = world.deps;
  const [couple] = await db.select().from(couples);
  return transact(db, (tx) => grantFreeMonth(tx, couple?.id ?? '', key, now()));
}

async function premiumUntil(who: Visitor) {
  const { status, nextDate } = (await who.get('/api/subscription')) as Membership;
  return status === 'active' ? nextDate?.slice(0, 10) : status;
}

test('a month that was won is premium at once, once, and ends by itself', async () => {
  const { robin } = await aCouple(world);
  expect(await win('champion 2026-W11')).toBe(true);
  expect(await win('champion 2026-W11')).toBe(false);
  expect(await premiumUntil(robin)).toBe('2026-04-11');
  await passWithChores(world, 31 * DAY_MS - 1000, robin);
  expect(await premiumUntil(robin)).toBe('2026-04-11');
  world.pass(1000);
  expect(await premiumUntil(robin)).toBe('none');
});

test('two wins make two months, one after the other', async () => {
  const { robin } = await aCouple(world);
  await win('champion 2026-W11');
  await win('champion 2026-W12');
  expect(await premiumUntil(robin)).toBe('2026-05-11');
});

test('the same win told many times at once counts once', async () => {
  const { robin } = await aCouple(world);
  const told = await Promise.all(Array.from({ length: 5 }, () => win('champion 2026-W11')));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await premiumUntil(robin)).toBe('2026-04-11');
});

test('a couple that pays keeps its month until the subscription has ended', async () => {
  const { robin } = await aCouple(world);
  await subscribe(robin);
  await win('champion 2026-W11');
  expect(await premiumUntil(robin)).toBe('2026-04-11');
  await robin.post('/api/subscription/cancel');
  await passWithChores(world, 31 * DAY_MS, robin);
  await passWithChores(world, 1000, robin);
  expect(await premiumUntil(robin)).toBe('2026-05-11');
});

test('whoever has a free month running is not charged beside it', async () => {
  const { robin } = await aCouple(world);
  await win('champion 2026-W11');
  expect(await robin.post('/api/create-subscription')).toMatchObject({ status: 409 });
});
