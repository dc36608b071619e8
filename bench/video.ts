import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import type { Room } from '../contract/live/live.ts';
import { newPostgresDatabase } from '../server/testing/test-database.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import {
  each,
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
 * `npx tsx bench/video.ts`; it needs PostgreSQL and some minutes. The rooms of one app process, round
 * after round: without video, then with it, once both agreed and the messages went by that two browsers
 * send. It is one process for both: two that do the very same work differ by a tenth, by how their code
 * was compiled and how their memory lies, which is as much as there is to be measured.
 *
 * Agreeing and finding a way counts in full. Opening a room and leaving it, the same on both sides,
 * counts on neither: with it, the two would only be closer to each other.
 */
const ROOMS = 500;
/** The first are not counted: code that has run a few hundred times is compiled, as in a server of an hour. */
const ROUNDS = { warmUp: 3, counted: 9 };
/** In each round, so many that one collection of garbage does not decide it. */
const AT_A_TIME = { signsOfLife: 5, presses: 2 };
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
const { child, address, pairs } = await openRooms();
const cost = { signs: pairOfLists(), presses: pairOfLists(), setUp: [] as number[] };
await work('without', -1);
const memory = { without: await memoryUsed(), with: 0 };
for (let round = -ROUNDS.warmUp; round < ROUNDS.counted; round++) {
  await work('without', round);
  const setUp = await cpuOfEach(1, pairs, agree);
  if (round >= 0) cost.setUp.push(setUp);
  await work('with', round);
  // Before the first call, and during the last: whatever calls leave behind counts too. Not in between,
  // since collecting garbage makes what follows slower.
  if (round === ROUNDS.counted - 1) memory.with = await memoryUsed();
  await each(pairs, AT_ONCE, end);
}
const setUp = median(cost.setUp);
const workout = (side: Side) =>
  WORKOUT.signsOfLife * median(cost.signs[side]) + WORKOUT.presses * median(cost.presses[side]);
const [plain, seeing] = [workout('without'), workout('with')];
const ratios = {
  while: seeing / plain,
  whole: (seeing + setUp) / plain,
  memory: memory.with / memory.without,
};
const ms = (microseconds: number) => `${(microseconds / 1000).toFixed(1)} ms`;
console.log(`${ROOMS} rooms in one process, every phone in its room`);
console.log(`to agree and find a way: ${ms(setUp)} of CPU a room, once`);
console.log(
  `a workout of 20 minutes: ${ms(plain)} a room without video, ${ms(seeing + setUp)} with it and with finding the way: ${ratios.whole.toFixed(2)} times (${ratios.while.toFixed(2)} while calls run)`,
);
console.log(
  `memory: ${(memory.without / 2 ** 20).toFixed(1)} MB before the first call, ${(memory.with / 2 ** 20).toFixed(1)} during the last: ${ratios.memory.toFixed(2)} times`,
);
child.send('stop');
await once(child, 'exit');
await postgres.stop();
process.exit(Object.values(ratios).every((ratio) => ratio <= LIMIT) ? 0 : 1);

type Side = 'without' | 'with';

function pairOfLists(): Record<Side, number[]> {
  return { without: [], with: [] };
}

async function openRooms() {
  const opened = await startRooms(await newPostgresDatabase(postgres.url), ROOMS);
  const pairs: Pair[] = [];
  const keeping = keepUp(opened.address, pairs);
  await each(opened.cookies, AT_ONCE, async (cookies) => {
    pairs.push(await openPair(opened.address, cookies));
  });
  await keeping.stop();
  return { ...opened, pairs };
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
async function agree({ phones, ends, room }: Pair): Promise<void> {
  for (const [index, { cookie }] of phones.entries()) {
    const see = { type: 'see', endId: ends[index], isWanted: true };
    await press(address, cookie, { ...see, commandId: randomUUID(), roomId: room.id });
  }
  const text = 'x'.repeat(MESSAGE_LENGTH);
  for (const [index, { cookie }] of phones.entries()) {
    const [from, to] = index === 0 ? ends : ends.toReversed();
    const message = { id: randomUUID(), roomId: room.id, from, to, text };
    await post(address, cookie, '/api/live/peer-messages', message);
  }
}

async function end({ phones, ends, room }: Pair): Promise<void> {
  const see = { type: 'see', endId: ends[0], isWanted: false };
  await press(address, phones[0].cookie, { ...see, commandId: randomUUID(), roomId: room.id });
}

/** Signs of life of every phone, and presses in every room, told to both of its phones. */
async function work(side: Side, round: number): Promise<void> {
  const phones = pairs.flatMap((pair) => pair.phones);
  const signs = await cpuOfEach(AT_A_TIME.signsOfLife, phones, (phone) => isHeld(address, phone));
  const presses = await cpuOfEach(AT_A_TIME.presses, pairs, async (pair) => {
    const isSwapped = !pair.room.isSwapped;
    const swap = { type: 'swap', commandId: randomUUID(), roomId: pair.room.id, isSwapped };
    pair.room = await press(address, pair.phones[0].cookie, swap);
  });
  if (round < 0) return;
  cost.signs[side].push(signs);
  cost.presses[side].push(presses);
}

/** The CPU of something that each of these does so many times, in µs for one. */
async function cpuOfEach<T>(times: number, all: readonly T[], act: (one: T) => Promise<unknown>) {
  const used = await cpuOf(async () => {
    for (let time = 0; time < times; time++) {
      await each(all, AT_ONCE, async (one) => void (await act(one)));
    }
  });
  return used / (times * all.length);
}

/** The CPU of some work, in µs. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = await usedBy(child);
  await work();
  return (await usedBy(child)).cpu - before.cpu;
}

async function memoryUsed(): Promise<number> {
  return (await usedBy(child, 'memory')).memory;
}
