import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../contract/live/live.ts';
import type { CartLine } from '../../contract/shop/store.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { liveApp } from '../testing/live-app.ts';
import { confirm, subscribe } from '../testing/paying.ts';
import { Phone } from '../testing/phone.ts';
import { BLINDFOLD, buy, checkOut, GAME, put } from '../testing/shopping.ts';
import { train } from '../testing/training.ts';

const MINUTE_MS = 60_000;
const world = liveApp();

/** Signs up a couple with an open page each. Robin is the one who acts. */
async function watched() {
  const { robin, kim, form } = await aCouple(world);
  await signInsTold(robin);
  const [robins, kims] = [await pageOf(robin), await pageOf(kim)];
  return { robin, kim, form, robins, kims };
}

/**
 * Waits until the messages that signing in published have arrived. Messages keep their order, so a
 * later change proves that they did.
 */
async function signInsTold(who: Visitor): Promise<void> {
  const early = await pageOf(who);
  await who.request('PUT', '/api/favorites/102');
  await hears(early, 'kept');
  early.close();
}

const pageOf = (who: Visitor) => Phone.open(world.url, who.cookie);
const pageAfter = (who: Visitor, unheardMs: number) =>
  Phone.open(world.url, who.cookie, '', `unheardMs=${unheardMs}`);
const kindsOn = (phone: Phone) =>
  phone.heard.flatMap(({ event, data }) => (event === 'changed' ? (data as ChangeKind[]) : []));
const hears = (phone: Phone, kind: ChangeKind) =>
  phone.hears('changed', (kinds) => kinds.includes(kind));

/**
 * Returns the change kinds that a page received, after a renaming proved that earlier ones arrived.
 */
async function toldSoFar(phone: Phone, who: Visitor): Promise<ChangeKind[]> {
  const renamings = () => kindsOn(phone).filter((kind) => kind === 'profile').length;
  const before = renamings();
  await who.request('PATCH', '/api/account', { firstName: `Last ${before}` });
  await phone.hears('changed', () => renamings() > before);
  return kindsOn(phone).filter((kind) => kind !== 'profile');
}

async function write(who: Visitor, isSharedWithPartner: boolean): Promise<JournalEntry> {
  const { body } = await who.post('/api/journal', {
    content: 'A canary sang.',
    isSharedWithPartner,
  });
  return body as JournalEntry;
}
const change = (who: Visitor, { id }: JournalEntry, changes: object) =>
  who.request('PATCH', `/api/journal/${id}`, changes);

describe("what one does reaches the other's open page", () => {
  test('an entry that is shared, changed, unshared, shared again and deleted', async () => {
    const { robin, kims } = await watched();
    const entry = await write(robin, true);
    await change(robin, entry, { content: 'Two leakMarkers sang.' });
    await change(robin, entry, { isSharedWithPartner: false });
    await change(robin, entry, { isSharedWithPartner: true });
    await robin.request('DELETE', `/api/journal/${entry.id}`);
    expect(await toldSoFar(kims, robin)).toEqual(Array(5).fill('journal'));
  });

  test('a workout', async () => {
    const { robin, kims } = await watched();
    await train(world, robin);
    await hears(kims, 'training');
  });

  test('a workout that is kept, and kept no longer; a second press is no news', async () => {
    const { robin, kim, kims } = await watched();
    for (const who of [robin, kim]) await who.request('PUT', '/api/favorites/101');
    for (const who of [kim, robin]) await who.request('DELETE', '/api/favorites/101');
    expect(await toldSoFar(kims, robin)).toEqual(['kept', 'kept']);
  });

  test('a workout that is planned, moved, removed and put back', async () => {
    const { robin, kims } = await watched();
    const place = { workoutId: 101, day: '2026-03-13', time: '20:00' };
    const { id } = (await robin.post('/api/plan', place)).body as { id: string };
    await robin.request('PATCH', `/api/plan/${id}`, { time: '21:00', basedOn: 0 });
    await robin.request('DELETE', `/api/plan/${id}`);
    await robin.post(`/api/plan/${id}/restore`);
    expect(await toldSoFar(kims, robin)).toEqual(Array(4).fill('plan'));
  });

  test('a pause of the streak, and new goals', async () => {
    const { robin, kims } = await watched();
    const pause = { firstDay: '2026-03-11', lastDay: '2026-03-13' };
    await robin.request('PUT', '/api/streak/break', pause);
    await robin.request('DELETE', '/api/streak/break');
    const targets = { workouts: 3, categories: 3, from: 'this week' };
    await robin.request('PUT', '/api/goals/targets', targets);
    expect(await toldSoFar(kims, robin)).toEqual(['streak', 'streak', 'goals']);
  });

  test('challenges, and the name on the board', async () => {
    const { robin, kims } = await watched();
    await robin.post('/api/challenges/phones-away/done');
    await robin.request('PUT', '/api/leaderboard/entry', { name: 'Canaries', isOnBoard: true });
    expect(await toldSoFar(kims, robin)).toEqual(['challenges', 'challenges']);
  });

  test('the shared cart, and what is ordered from it', async () => {
    const { robin, kims } = await watched();
    const { lines } = await put(robin, { item: GAME });
    await robin.request('PATCH', `/api/cart/lines/${lines[0]?.id}`, { quantity: 2 });
    expect(await toldSoFar(kims, robin)).toEqual(['cart', 'cart']);
    await buy(robin, { item: BLINDFOLD });
    await hears(kims, 'orders');
  });

  test('the membership', async () => {
    const { robin, kims } = await watched();
    await subscribe(robin);
    await hears(kims, 'membership');
  });

  test('a name and a face; the stream itself calls them by the new name', async () => {
    const { robin, kims } = await watched();
    await robin.request('PATCH', '/api/account', { firstName: 'Wren' });
    await hears(kims, 'profile');
    await kims.comesTo('snapshot', ({ members }) => members[0]?.firstName === 'Wren');
  });

  test('the first time that the partner signs in', async () => {
    // Move past the margin, so that changes from before the app started are not sent to the page.
    world.pass(MINUTE_MS);
    const { robin } = await aCouple(world);
    const robins = await pageAfter(robin, 0);
    await hears(robins, 'profile');
    expect(kindsOn(robins)).toEqual(['profile']);
  });

  test('a partner who leaves', async () => {
    const { robin, form, robins, kims } = await watched();
    const headers = { 'x-stream': robins.snapshot.stream };
    const body = { password: form.partner1Password };
    const left = await robin.request('POST', '/api/account/leave', body, headers);
    expect(left.status).toBe(204);
    for (const kind of CHANGE_KINDS) await hears(kims, kind);
    // Expect nothing on the page on which the member leaves, because that page handles leaving
    // itself.
    await robins.over();
    expect(kindsOn(robins)).toEqual([]);
    await kims.comesTo('snapshot', ({ members }) => members.length === 1);
  });
});

describe('what is nobody else’s reaches nobody else', () => {
  test('the message says what to fetch again, and nothing of what happened', async () => {
    const { robin, kims } = await watched();
    await write(robin, true);
    await put(robin, { item: GAME });
    await toldSoFar(kims, robin);
    const told = kims.heard.filter(({ event }) => event === 'changed');
    expect(told.map(({ data }) => data)).toEqual([['journal'], ['cart'], ['profile']]);
  });

  test('that someone has read of a rest day', async () => {
    const { robin, kims } = await watched();
    const other = await pageOf(robin);
    await robin.post('/api/streak/seen', { day: '2026-03-10' });
    expect(await toldSoFar(kims, robin)).toEqual([]);
    await hears(other, 'streak');
  });

  test('private entries: not even that one was written', async () => {
    const { robin, kims } = await watched();
    const other = await pageOf(robin);
    const entry = await write(robin, false);
    await change(robin, entry, { content: 'Two leakMarkers.' });
    await robin.request('DELETE', `/api/journal/${entry.id}`);
    expect(await toldSoFar(kims, robin)).toEqual([]);
    // Expect the changes on another device of the author.
    expect(await toldSoFar(other, robin)).toEqual(Array(3).fill('journal'));
  });

  test('surprises: neither in the cart, nor changed, ordered, paid or cancelled', async () => {
    const { robin, robins, kims } = await watched();
    const { lines } = await put(robin, { item: GAME, isSurprise: true });
    const line = lines[0] as CartLine;
    await robin.request('PATCH', `/api/cart/lines/${line.id}`, { quantity: 2 });
    const { order, payment } = await checkOut(robin);
    await confirm(robin, payment?.clientSecret ?? '');
    await robin.post(`/api/orders/${order.id}/cancel`);
    await put(robin, { item: BLINDFOLD, isSurprise: true });
    const [left] = (await put(robin, { item: BLINDFOLD, isSurprise: true })).lines;
    await robin.request('DELETE', `/api/cart/lines/${left?.id}`);
    await world.settled();
    expect(await toldSoFar(kims, robin)).toEqual([]);
    expect(new Set(await toldSoFar(robins, robin))).toEqual(new Set(['cart', 'orders']));
  });

  test('a line that becomes a surprise goes from the partner’s cart as if it were removed', async () => {
    const { robin, kims } = await watched();
    const { lines } = await put(robin, { item: GAME });
    await robin.request('PATCH', `/api/cart/lines/${lines[0]?.id}`, { isSurprise: true });
    expect(await toldSoFar(kims, robin)).toEqual(['cart', 'cart']);
    await robin.request('PATCH', `/api/cart/lines/${lines[0]?.id}`, { quantity: 3 });
    expect(await toldSoFar(kims, robin)).toEqual(['cart', 'cart']);
  });

  test('how someone’s own app looks, and that they look at the payment form', async () => {
    const { robin, kims } = await watched();
    await robin.request('PATCH', '/api/account', { isDiscreet: true });
    await robin.post('/api/create-subscription');
    await write(robin, true);
    await hears(kims, 'journal');
    expect(kindsOn(kims)).toEqual(['journal']);
  });

  test('other couples', async () => {
    const { robin } = await watched();
    const others = await watched();
    await write(robin, true);
    expect(await toldSoFar(others.kims, others.robin)).toEqual([]);
  });
});

test('the page that acts is not told what it knows; other pages of the same person are', async () => {
  const { robin, robins } = await watched();
  const other = await pageOf(robin);
  const headers = { 'x-stream': robins.snapshot.stream };
  await robin.request('POST', '/api/journal', { content: 'One.' }, headers);
  await robin.request('POST', '/api/journal', { content: 'Two.' }, { 'x-stream': 'nonsense' });
  expect(await toldSoFar(robins, robin)).toEqual(['journal']);
  await hears(other, 'profile');
  expect(kindsOn(other)).toEqual(['journal', 'journal', 'profile']);
});

describe('a page that heard nothing for a while', () => {
  test('is told what changed meanwhile, and nothing else', async () => {
    const { robin, kim, robins } = await watched();
    world.pass(20 * MINUTE_MS);
    await write(robin, true);
    await write(robin, false);
    await put(robin, { item: GAME, isSurprise: true });
    await hears(robins, 'cart');
    world.pass(2 * MINUTE_MS);
    expect(kindsOn(await pageAfter(kim, 3 * MINUTE_MS))).toEqual(['journal']);
    expect(kindsOn(await pageAfter(kim, MINUTE_MS))).toEqual([]);
    expect(kindsOn(await pageAfter(robin, 3 * MINUTE_MS))).toEqual(['journal', 'cart']);
  });

  test('asks for everything when it was away for longer than the server remembers', async () => {
    const { kim } = await watched();
    world.pass(60 * MINUTE_MS);
    expect(kindsOn(await pageAfter(kim, 30 * MINUTE_MS))).toEqual(CHANGE_KINDS);
  });
});
