import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Room } from '../../contract/live/live.ts';
import { type IceServers, MAX_PEER_TEXT, type PeerMessagePart } from '../../contract/live/video.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { COMMANDS, liveApp, press } from '../testing/live-app.ts';
import { opening, Phone, pressed } from '../testing/phone.ts';
import { completionNow, makePremium } from '../testing/training.ts';

const MESSAGES = '/api/live/peer-messages';
const BEDROOM = 501;
const turn = { secret: 'between us', urls: ['turn:turn.example.com:3478'] };
const world = liveApp({ turn });

const seen = (room: Room, endId: string, isWanted = true) =>
  pressed(room, { type: 'see', endId, isWanted });
const see = (who: Visitor, room: Room, endId: string, isWanted = true) =>
  press(who, seen(room, endId, isWanted));

/** Returns the servers that the answer to a press or message names. Null if there are none. */
async function serversFor(who: Visitor, url: string, body: unknown) {
  const { iceServers = null } = ((await who.post(url, body)).body ?? {}) as {
    iceServers?: IceServers;
  };
  return iceServers;
}

const idOf = async (who: Visitor) => ((await who.get('/api/user')) as { id: string }).id;

/** Makes both premium and confirms that both are adults. */
async function openBedroom({ robin, kim, form }: Awaited<ReturnType<typeof aCouple>>) {
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin, kim);
}

/** Puts both in the room, with a phone each. */
async function inRoom(workoutId = 101) {
  const couple = await aCouple(world);
  const { robin, kim } = couple;
  if (workoutId === BEDROOM) await openBedroom(couple);
  const room = await press(robin, opening(workoutId));
  const phones = {
    robin: await Phone.open(world.url, robin.cookie, room.id),
    kim: await Phone.open(world.url, kim.cookie, room.id),
  };
  await press(kim, pressed(room, { type: 'join' }));
  const ends = { robin: randomUUID() as string, kim: randomUUID() as string };
  return { ...couple, room, phones, ends };
}

async function agreed(workoutId?: number) {
  const both = await inRoom(workoutId);
  await see(both.robin, both.room, both.ends.robin);
  const room = await see(both.kim, both.room, both.ends.kim);
  expect(room.video).toHaveLength(2);
  return { ...both, room };
}

type Agreed = Awaited<ReturnType<typeof agreed>>;
const toKim = ({ room, ends }: Pick<Agreed, 'room' | 'ends'>, text = '{}') => ({
  id: randomUUID(),
  roomId: room.id,
  from: ends.robin,
  to: ends.kim,
  text,
});
const statusOf = async (who: Visitor, message: unknown) =>
  (await who.post(MESSAGES, message)).status;

describe('consent', () => {
  test('one asks, the other hears it, and nothing may pass until both agreed', async () => {
    const { robin, kim, room, phones, ends } = await inRoom();
    const asked = await see(robin, room, ends.robin);
    expect(asked.video).toEqual([{ memberId: await idOf(robin), endId: ends.robin }]);
    await phones.kim.hears('room', (now) => now?.video.length === 1);
    const message = { id: randomUUID(), roomId: room.id, from: ends.robin, to: ends.kim };
    expect(await statusOf(robin, { ...message, text: 'now?' })).toBe(409);

    const { video, playVersion } = await see(kim, room, ends.kim);
    expect(video).toHaveLength(2);
    await phones.robin.hears('room', (now) => now?.video.length === 2);
    // Expect the same version: agreeing to a video must not make earlier presses stale.
    expect(playVersion).toBe(room.playVersion);
    expect(await statusOf(robin, { ...message, text: 'now?' })).toBe(200);
  });

  test('declined, it is as if nobody had asked', async () => {
    const { robin, kim, room, phones, ends } = await inRoom();
    await see(robin, room, ends.robin);
    expect((await see(kim, room, ends.kim, false)).video).toEqual([]);
    await phones.robin.hears('room', (now) => now?.version === room.version + 3);
  });

  test('another room asks anew, the bedroom as well', async () => {
    const couple = await agreed();
    const { robin, kim, room } = couple;
    for (const who of [robin, kim]) await press(who, pressed(room, { type: 'leave' }));
    await openBedroom(couple);
    expect(await press(robin, opening(BEDROOM))).toMatchObject({ isBedroom: true, video: [] });
  });

  test('a red signal ends it at once', async () => {
    const { robin, kim, room, phones } = await agreed(BEDROOM);
    for (const [index, who] of [robin, kim].entries()) {
      const { stream } = (index === 0 ? phones.robin : phones.kim).snapshot;
      await press(who, pressed(room, { type: 'say-in', isIn: true, stream, chosenAt: 1 }));
    }
    const stopped = await press(kim, pressed(room, { type: 'stop' }));
    expect(stopped).toMatchObject({ phase: 'stopped', video: [] });
    expect((await robin.post(COMMANDS, seen(room, randomUUID()))).status).toBe(409);
  });

  test('a completed workout ends it', async () => {
    const { robin, kim, room } = await agreed();
    for (const who of [robin, kim]) {
      await press(who, pressed(room, { type: 'ready', isReady: true }));
    }
    const [{ id }] = (await robin.get('/api/sessions')) as [{ id: string }];
    const done = await robin.request('PATCH', `/api/sessions/${id}`, completionNow(world));
    expect(done.status).toBe(200);
    const page = await Phone.open(world.url, kim.cookie);
    expect(page.snapshot.room).toMatchObject({ phase: 'done', video: [] });
  });

  test('whoever leaves the room leaves the video', async () => {
    const both = await agreed();
    const { kim, robin, room } = both;
    expect((await press(kim, pressed(room, { type: 'leave' }))).video).toEqual([]);
    expect(await statusOf(robin, toKim(both))).toBe(409);
    // Expect no video after coming back: both have to agree again.
    expect((await press(kim, pressed(room, { type: 'join' }))).video).toEqual([]);
  });

  test('a member who left the couple is out at once', async () => {
    const both = await agreed();
    const { robin, kim, form, phones } = both;
    const left = await kim.post('/api/account/leave', { password: form.partner2Password });
    expect(left.status).toBeLessThan(300);
    await phones.robin.hears('room', (room) => room === null);
    await phones.kim.over();
    expect(await statusOf(robin, toKim(both))).toBe(409);
    expect(await statusOf(kim, toKim(both))).toBe(401);
  });

  test('a third device takes the place of the first', async () => {
    const both = await agreed();
    const { robin, kim, room, ends } = both;
    const laptop = randomUUID();
    const { video } = await see(kim, room, laptop);
    expect(video.map(({ endId }) => endId)).toEqual([ends.robin, laptop]);
    expect(await statusOf(robin, toKim(both))).toBe(409);
    expect(await statusOf(robin, { ...toKim(both), to: laptop })).toBe(200);
    const back = { ...toKim(both), to: ends.robin };
    expect(await statusOf(kim, { ...back, from: ends.kim })).toBe(409);
    expect(await statusOf(kim, { ...back, from: laptop })).toBe(200);
    // Close the first device's page: this must not end the video of the new device.
    expect((await see(kim, room, ends.kim, false)).video).toHaveLength(2);
  });
});

describe('messages from end to end', () => {
  const piecesOf = (phone: Phone) =>
    phone.heard.filter(({ event }) => event === 'peer').map(({ data }) => data as PeerMessagePart);

  test('arrive whole and in order at the partner alone, whatever is in them', async () => {
    const both = await agreed();
    const { robin, phones, ends } = both;
    // Use characters that JSON escapes, so that the text doubles in size.
    const long = '"\\'.repeat(MAX_PEER_TEXT / 2);
    const short = '{"candidates":[]}';
    for (const text of [long, short]) expect(await statusOf(robin, toKim(both, text))).toBe(200);
    await phones.kim.hears('peer', ({ text }) => text === short);
    const pieces = piecesOf(phones.kim);
    const ids = [...new Set(pieces.map(({ id }) => id))];
    const texts = ids.map((id) => pieces.filter((one) => one.id === id));
    expect(texts.map((parts) => parts.map(({ text }) => text).join(''))).toEqual([long, short]);
    for (const parts of texts) {
      expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => index));
      expect(parts[0]).toMatchObject({ parts: parts.length, from: ends.robin, to: ends.kim });
    }
    expect(piecesOf(phones.robin)).toEqual([]);
  });

  test('a short description of a browser is one part', async () => {
    const both = await agreed();
    const text = JSON.stringify({ sdp: `${'a=rtcp-fb:96 transport-cc\r\n'.repeat(180)}` });
    await both.robin.post(MESSAGES, toKim(both, text));
    await both.phones.kim.hears('peer');
    expect(piecesOf(both.phones.kim)).toMatchObject([{ part: 0, parts: 1, text }]);
  });

  test('go from the own end of this room to the other one, or nowhere', async () => {
    const both = await agreed();
    const { robin, ends, phones } = both;
    const elsewhere = randomUUID();
    const wrong = {
      "another page's": { from: elsewhere },
      'to a page that is no end': { to: elsewhere },
      "the partner's": { from: ends.kim, to: ends.robin },
      'to itself': { to: ends.robin },
      "another room's": { roomId: elsewhere },
    };
    for (const [what, changed] of Object.entries(wrong)) {
      expect(await statusOf(robin, { ...toKim(both), ...changed }), what).toBe(409);
    }
    await robin.post(MESSAGES, toKim(both, 'ours'));
    await phones.kim.hears('peer', ({ text }) => text === 'ours');
    expect(piecesOf(phones.kim)).toHaveLength(1);
  });

  test('do not reach a page of the partner that is not in the room', async () => {
    const both = await agreed();
    const elsewhere = await Phone.open(world.url, both.kim.cookie);
    await both.robin.post(MESSAGES, toKim(both));
    await both.phones.kim.hears('peer');
    expect(piecesOf(elsewhere)).toEqual([]);
  });

  test('a stranger who knows every id reaches nobody', async () => {
    const both = await agreed();
    const { robin: stranger } = await aCouple(world);
    const own = await press(stranger, opening());
    await see(stranger, own, both.ends.robin);
    expect(await statusOf(stranger, toKim(both))).toBe(409);
    expect(await statusOf(stranger, { ...toKim(both), roomId: own.id })).toBe(409);
    expect(await statusOf(new Visitor(world), toKim(both))).toBe(401);
    expect((await stranger.post(COMMANDS, seen(both.room, randomUUID()))).status).toBe(409);
    await both.robin.post(MESSAGES, toKim(both, 'ours'));
    await both.phones.kim.hears('peer', ({ text }) => text === 'ours');
    expect(piecesOf(both.phones.kim)).toHaveLength(1);
  });

  test.each([
    ['longer than any description', 'x'.repeat(MAX_PEER_TEXT + 1)],
    ['empty', ''],
    ['not ASCII', 'café'],
    ['with a line of its own', 'a\nb'],
  ])('%s: refused', async (_, text) => {
    const both = await agreed();
    expect(await statusOf(both.robin, toKim(both, text))).toBe(400);
  });

  test('are bounded in number', async () => {
    const both = await agreed();
    const statuses = new Set<number>();
    for (let count = 0; count < 260; count++) {
      statuses.add(await statusOf(both.robin, toKim(both)));
    }
    expect([...statuses]).toEqual([200, 429]);
    world.pass(60_000);
    expect(await statusOf(both.robin, toKim(both))).toBe(200);
  });
});

describe('the relay', () => {
  const nameOf = (servers: IceServers | null) => servers?.[0]?.username?.split(':')[1];

  test('is named to nobody who asked alone, and to both once they have agreed', async () => {
    const both = await inRoom();
    const { robin, kim, room, ends } = both;
    expect(await serversFor(robin, COMMANDS, seen(room, ends.robin))).toBeNull();
    // Ask again, also from another page: asking twice counts no more than asking once.
    expect(await serversFor(robin, COMMANDS, seen(room, ends.robin))).toBeNull();
    expect(await serversFor(robin, COMMANDS, seen(room, randomUUID()))).toBeNull();
    expect(await serversFor(robin, COMMANDS, seen(room, ends.robin))).toBeNull();
    expect(await serversFor(robin, MESSAGES, toKim(both, '{}'))).toBeNull();
    for (const servers of [
      await serversFor(kim, COMMANDS, seen(room, ends.kim)),
      await serversFor(robin, MESSAGES, toKim(both, '{}')),
    ]) {
      expect(servers).toMatchObject([{ urls: turn.urls, credential: expect.any(String) }]);
    }
  });

  test('knows a member by one name a day, which says nothing and holds for two hours', async () => {
    const both = await agreed();
    const { robin, kim, room, ends } = both;
    const servers = await serversFor(robin, MESSAGES, toKim(both));
    const endsAt = world.deps.now().getTime() / 1000 + 7200;
    expect(servers?.[0]?.username).toMatch(new RegExp(`^${endsAt}:[\\w-]{43}$`));
    const name = nameOf(servers);
    expect(name).not.toContain(await idOf(robin));
    expect(JSON.stringify(world.logLines)).not.toContain(name);
    const kims = await serversFor(kim, COMMANDS, seen(room, ends.kim));
    expect(nameOf(kims)).toMatch(/^[\w-]{43}$/);
    expect(nameOf(kims)).not.toBe(name);
    world.pass(60_000);
    expect(nameOf(await serversFor(robin, MESSAGES, toKim(both)))).toBe(name);
    // Move from noon past midnight, into the first minute of the next day.
    world.pass(12 * 60 * 60_000);
    expect(nameOf(await serversFor(robin, MESSAGES, toKim(both)))).not.toBe(name);
  });

  test('is named anew with each message, so that a long call finds another way too', async () => {
    const both = await agreed();
    world.pass(90 * 60_000);
    const [server] = (await serversFor(both.robin, MESSAGES, toKim(both))) ?? [];
    const endsAt = world.deps.now().getTime() / 1000 + 7200;
    expect(server?.username).toMatch(new RegExp(`^${endsAt}:`));
  });

  test('is named to nobody who declines, ends it, does something else, left or is a stranger', async () => {
    const both = await agreed();
    const { robin, kim, room, ends, form } = both;
    const { robin: stranger } = await aCouple(world);
    expect(await serversFor(stranger, COMMANDS, seen(room, randomUUID()))).toBeNull();
    expect(await serversFor(stranger, MESSAGES, toKim(both))).toBeNull();
    const swapped = pressed(room, { type: 'swap', isSwapped: true });
    expect(await serversFor(robin, COMMANDS, swapped)).toBeNull();
    // Send from a page that is not an end: nothing may end, and no servers may be named.
    expect(await serversFor(kim, COMMANDS, seen(room, randomUUID(), false))).toBeNull();
    expect(await serversFor(kim, COMMANDS, seen(room, ends.kim, false))).toBeNull();
    expect(await serversFor(robin, MESSAGES, toKim(both))).toBeNull();
    await kim.post('/api/account/leave', { password: form.partner2Password });
    expect(await serversFor(kim, COMMANDS, seen(room, ends.kim))).toBeNull();
    expect(await serversFor(robin, COMMANDS, seen(room, ends.robin))).toBeNull();
  });
});
