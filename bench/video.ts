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
 * Measures what couples who see each other cost the server, compared with couples who only train.
 * Run with `npx tsx bench/video.ts`. Needs PostgreSQL and some minutes.
 *
 * Uses the rooms of one app process, round after round: without video, then with video, after both
 * agreed and sent the messages that two browsers send. One process runs both, because two processes
 * with the same work differ by a tenth, by how their code was compiled and their memory laid out,
 * which is as much as the measured difference. Agreeing and finding a connection counts in full.
 * Opening and leaving a room is the same on both sides and counts on neither: including it would
 * only bring the two closer to each other.
 */
const ROOMS = 500;
/**
 * Rounds. The first are not counted, so that the code is compiled, as in a server that has run for
 * an hour.
 */
const ROUNDS = { warmUp: 3, counted: 9 };
/**
 * Repetitions in each round, enough that a single garbage collection does not decide the result.
 */
const AT_A_TIME = { signsOfLife: 5, presses: 2 };
const AT_ONCE = 10;
/**
 * Calls of a workout of twenty minutes: a sign of life every 10 s on each phone, and a press every
 * minute.
 */
const WORKOUT = { signsOfLife: 240, presses: 20 };
/** Characters of a message, as counted between two browsers. Each end sends one. */
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
  // Measure memory before the first call and during the last, so that everything calls leave behind
  // counts. Do not measure in between, because garbage collection slows the work after it.
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

/**
 * Sends signs of life in the background, because silent phones leave their rooms. The measured
 * parts are signs themselves.
 */
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

/** Lets both agree and their browsers find each other. */
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

/**
 * Sends signs of life from every phone, and presses in every room, received by both of its phones.
 */
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

/** Measures the CPU for each item of an action repeated `times` times, in µs. */
async function cpuOfEach<T>(times: number, all: readonly T[], act: (one: T) => Promise<unknown>) {
  const used = await cpuOf(async () => {
    for (let time = 0; time < times; time++) {
      await each(all, AT_ONCE, async (one) => void (await act(one)));
    }
  });
  return used / (times * all.length);
}

/** Measures the CPU of some work, in µs. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = await usedBy(child);
  await work();
  return (await usedBy(child)).cpu - before.cpu;
}

async function memoryUsed(): Promise<number> {
  return (await usedBy(child, 'memory')).memory;
}
