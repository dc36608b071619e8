import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import type { Room } from '../contract/live.ts';
import { newPostgresDatabase } from '../server/testing/test-database.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import {
  each,
  get,
  isHeld,
  median,
  openPhone,
  type Phone,
  post,
  press,
  startRooms,
  usedBy,
  withManyFiles,
} from './parts/room-phones.ts';

/**
 * What do couples who see each other cost the server, beside couples who only train? Run with
 * `npx tsx bench/video.ts`; it needs PostgreSQL and some minutes. Two app processes with as many
 * rooms each; in the rooms of one both agreed, and the messages went by that two browsers send.
 */
const ROOMS = 500;
/** The first are not counted: code that has run a few hundred times is compiled, as in a server of an hour. */
const ROUNDS = { warmUp: 3, counted: 6 };
const AT_ONCE = 10;
/** A workout of twenty minutes: a sign of life every 10 s on each phone, and a press every minute. */
const WORKOUT = { signsOfLife: 240, presses: 20 };
/** As counted between two browsers: each end sends one message of so many characters. */
const MESSAGE_LENGTH = 6_350;
const LIMIT = 1.1;
const KEEP_UP_EVERY_MS = 5_000;

type Pair = { phones: [Phone, Phone]; ends: [string, string]; room: Room };

await withManyFiles(path.join(import.meta.dirname, 'video.ts'));
const postgres = await startPostgres();
const sides = { without: await openSide(false), with: await openSide(true) };
await sides.without.keeping.stop();
const life = { without: [] as number[], with: [] as number[] };
const pressing = { without: [] as number[], with: [] as number[] };
for (let round = -ROUNDS.warmUp; round < ROUNDS.counted; round++) {
  for (const name of ['without', 'with'] as const) {
    const [sign, press] = [await signsOfLife(sides[name]), await presses(sides[name])];
    if (round < 0) continue;
    life[name].push(sign);
    pressing[name].push(press);
  }
}
const setUp = sides.with.setUpCpu / ROOMS;
const workout = (name: 'without' | 'with') =>
  WORKOUT.signsOfLife * median(life[name]) + WORKOUT.presses * median(pressing[name]);
const [plain, seeing] = [workout('without'), workout('with')];
const memory = { without: await memoryOf('without'), with: await memoryOf('with') };
const ratios = {
  while: seeing / plain,
  whole: (seeing + setUp) / plain,
  memory: memory.with / memory.without,
};
const ms = (microseconds: number) => `${(microseconds / 1000).toFixed(1)} ms`;
console.log(`${ROOMS} rooms in each of two processes, every phone in its room`);
console.log(`to agree and find a way: ${ms(setUp)} of CPU a room, once`);
console.log(
  `a workout of 20 minutes: ${ms(plain)} a room without video, ${ms(seeing + setUp)} with it and with finding the way: ${ratios.whole.toFixed(2)} times (${ratios.while.toFixed(2)} while calls run)`,
);
console.log(
  `memory: ${(memory.without / 2 ** 20).toFixed(1)} MB without video, ${(memory.with / 2 ** 20).toFixed(1)} with it: ${ratios.memory.toFixed(2)} times`,
);
for (const { child } of Object.values(sides)) {
  child.send('stop');
  await once(child, 'exit');
}
await postgres.stop();
process.exit(Object.values(ratios).every((ratio) => ratio <= LIMIT) ? 0 : 1);

async function openSide(hasVideo: boolean) {
  const side = await startRooms(await newPostgresDatabase(postgres.url), ROOMS);
  const { address, child } = side;
  const pairs: Pair[] = [];
  const keeping = keepUp(address, pairs);
  await each(side.cookies, AT_ONCE, async (cookies) => {
    pairs.push(await openPair(address, cookies));
  });
  if (!hasVideo) return { child, address, pairs, keeping, setUpCpu: 0 };
  // Agreed, ended, and agreed again: the first time its code is not yet compiled.
  await each(pairs, AT_ONCE, (pair) => agree(address, pair));
  await each(pairs, AT_ONCE, (pair) => end(address, pair));
  await keeping.stop();
  const before = await usedBy(child);
  await each(pairs, AT_ONCE, (pair) => agree(address, pair));
  const after = await usedBy(child);
  return { child, address, pairs, keeping, setUpCpu: after.cpu - before.cpu };
}

/** Phones that show no sign of life are out of their rooms; the measured parts are signs themselves. */
function keepUp(address: string, pairs: readonly Pair[]) {
  let isStopped = false;
  const kept = (async () => {
    while (!isStopped) {
      const phones = pairs.flatMap((pair) => pair.phones);
      await each(phones, AT_ONCE, async (phone) => void (await isHeld(address, phone)));
      await new Promise((resolve) => setTimeout(resolve, KEEP_UP_EVERY_MS));
    }
  })();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      await kept;
    },
  };
}

async function openPair(address: string, [one, two]: [string, string]): Promise<Pair> {
  const open = { type: 'open', commandId: randomUUID(), workoutId: 101, isHandsFree: false };
  const room = await press(address, one, open);
  const join = { type: 'join', commandId: randomUUID(), roomId: room.id };
  const phones: [Phone, Phone] = [
    await openPhone(address, one, room, () => {}),
    await openPhone(address, two, room, () => {}),
  ];
  const ends: [string, string] = [randomUUID(), randomUUID()];
  return { phones, ends, room: await press(address, two, join) };
}

/** Both agree, and their browsers find each other. */
async function agree(address: string, { phones, ends, room }: Pair): Promise<void> {
  for (const [index, { cookie }] of phones.entries()) {
    const see = { type: 'see', endId: ends[index], isWanted: true };
    await press(address, cookie, { ...see, commandId: randomUUID(), roomId: room.id });
  }
  for (const { cookie } of phones) await get(address, cookie, '/api/live/video-servers');
  const text = 'x'.repeat(MESSAGE_LENGTH);
  for (const [index, { cookie }] of phones.entries()) {
    const [from, to] = index === 0 ? ends : ends.toReversed();
    const message = { id: randomUUID(), roomId: room.id, from, to, text };
    await post(address, cookie, '/api/live/peer-messages', message);
  }
}

async function end(address: string, { phones, ends, room }: Pair): Promise<void> {
  const see = { type: 'see', endId: ends[0], isWanted: false };
  await press(address, phones[0].cookie, { ...see, commandId: randomUUID(), roomId: room.id });
}

type Side = Awaited<ReturnType<typeof openSide>>;

/** Every phone shows up once; the CPU of one sign of life, in µs. */
async function signsOfLife({ child, address, pairs }: Side): Promise<number> {
  const phones = pairs.flatMap((pair) => pair.phones);
  const before = await usedBy(child);
  await each(phones, AT_ONCE, async (phone) => void (await isHeld(address, phone)));
  return ((await usedBy(child)).cpu - before.cpu) / phones.length;
}

/** One press in every room, told to both phones; the CPU of one, in µs. */
async function presses({ child, address, pairs }: Side): Promise<number> {
  const before = await usedBy(child);
  await each(pairs, AT_ONCE, async (pair) => {
    const isSwapped = !pair.room.isSwapped;
    const swap = { type: 'swap', commandId: randomUUID(), roomId: pair.room.id, isSwapped };
    pair.room = await press(address, pair.phones[0].cookie, swap);
  });
  return ((await usedBy(child)).cpu - before.cpu) / pairs.length;
}

async function memoryOf(name: 'without' | 'with'): Promise<number> {
  return (await usedBy(sides[name].child, 'memory')).memory;
}
