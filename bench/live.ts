import type { ChildProcess } from 'node:child_process';
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
  press,
  startRooms,
  type Used,
  usedBy,
  withManyFiles,
} from './parts/room-phones.ts';

/**
 * Measures whether a press costs more when there are more rooms, and what a waiting phone costs.
 * Run with `npx tsx bench/live.ts`. Needs PostgreSQL and some minutes. Measures two app processes
 * by turns, one with a few rooms and one with many. This process plays the phones.
 */
const FEW = 10;
const MANY = 2_000;
const ROUNDS = 10;
const PRESSES_PER_ROUND = 300;
const AT_ONCE = 10;
const HEARD_WITHIN_MS = 10_000;
const SHOW_UP_EVERY_MS = 10_000;
const LIMITS = { memory: 30, growth: 1.3 };

type Pair = { phones: [Phone, Phone]; room: Room; heard: Map<number, () => void> };
type Side = {
  child: ChildProcess;
  address: string;
  pairs: Pair[];
  memoryPerPhone: Used;
  /** Time at which the room's phones last reported. */
  seenAt: number;
};

await withManyFiles(path.join(import.meta.dirname, 'live.ts'));

const postgres = await startPostgres();
let [pressed, missed, lost] = [0, 0, 0];
const sides: Side[] = [];
const few = await openSide(FEW);
const many = await openSide(MANY);
const cost = { few: [] as number[], many: [] as number[] };
/** Pairs with a press under way. Each pair has one at a time, like two people. */
const busy = new Map<Pair, Promise<unknown>>();
await round(few);
await round(many);
for (let count = 0; count < ROUNDS; count++) {
  await showUpIfDue();
  cost.few.push(await round(few));
  cost.many.push(await round(many));
}
const [small, large] = [median(cost.few), median(cost.many)];
const { memory, rss } = many.memoryPerPhone;
console.log(`${pressed} presses, ${missed} did not reach the other phone`);
console.log(`${(memory / 1024).toFixed(1)} kB a connection (${(rss / 1024).toFixed(1)} resident)`);
console.log(
  `${small.toFixed(0)} µs of CPU a delivered event with ${FEW} rooms, ${large.toFixed(0)} with ${MANY}: ${(large / small).toFixed(2)} times`,
);
const life = { few: await signOfLife(few), many: await signOfLife(many) };
console.log(
  `${life.few.toFixed(0)} µs of CPU a sign of life with ${FEW} rooms, ${life.many.toFixed(0)} with ${MANY}; every 10 s a phone`,
);
console.log(`${lost} signs of life came too late for their stream`);
for (const { child } of sides) {
  child.send('stop');
  await once(child, 'exit');
}
await postgres.stop();
const isGood =
  missed + lost === 0 && memory / 1024 < LIMITS.memory && large / small < LIMITS.growth;
process.exit(isGood ? 0 : 1);

async function openSide(rooms: number): Promise<Side> {
  const url = await newPostgresDatabase(postgres.url);
  const { child, address, cookies } = await startRooms(url, rooms);
  const before = await usedBy(child, 'memory');
  const side: Side = { child, address, pairs: [], memoryPerPhone: before, seenAt: Date.now() };
  sides.push(side);
  const waiting = [...cookies];
  async function open() {
    for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
      side.pairs.push(await openPair(address, pair));
      await showUpIfDue();
    }
  }
  await Promise.all(Array.from({ length: 32 }, open));
  const after = await usedBy(child, 'memory');
  const phones = rooms * 2;
  side.memoryPerPhone = {
    cpu: (after.cpu - before.cpu) / phones,
    memory: (after.memory - before.memory) / phones,
    rss: (after.rss - before.rss) / phones,
  };
  return side;
}

async function openPair(address: string, cookies: [string, string]): Promise<Pair> {
  const open = { type: 'open', commandId: randomUUID(), workoutId: 101, isHandsFree: false };
  const room = await press(address, cookies[0], open);
  const heard: Pair['heard'] = new Map();
  const first = await openPhone(address, cookies[0], room, () => {});
  const second = await openPhone(address, cookies[1], room, (text) => {
    for (const [, version] of text.matchAll(/event: room\ndata: .*?"version":(\d+)/g)) {
      heard.get(Number(version))?.();
    }
  });
  const join = { type: 'join', commandId: randomUUID(), roomId: room.id };
  return { phones: [first, second], room: await press(address, cookies[1], join), heard };
}

/**
 * Presses on one phone of each pair and waits until the other receives the event. Returns the CPU
 * per delivered event, in µs.
 */
async function round({ child, address, pairs }: Side): Promise<number> {
  const before = await usedBy(child);
  let next = 0;
  async function work() {
    while (next < PRESSES_PER_ROUND) {
      const pair = pairs[(next++ + pressed) % pairs.length];
      if (pair) await pressAndHear(address, pair);
    }
  }
  // Run as many pairs at once as the smaller process has, each with one press under way.
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  pressed += PRESSES_PER_ROUND;
  const after = await usedBy(child);
  // Count two events per press, because both phones of a pair receive each press.
  return (after.cpu - before.cpu) / (PRESSES_PER_ROUND * 2);
}

async function pressAndHear(address: string, pair: Pair): Promise<void> {
  const turn = (busy.get(pair) ?? Promise.resolve()).then(async () => {
    const version = pair.room.version + 1;
    const heard = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), HEARD_WITHIN_MS);
      pair.heard.set(version, () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
    const isSwapped = !pair.room.isSwapped;
    const swap = { type: 'swap', commandId: randomUUID(), roomId: pair.room.id, isSwapped };
    pair.room = await press(address, pair.phones[0].cookie, swap);
    if (!(await heard)) missed += 1;
    pair.heard.delete(version);
  });
  busy.set(pair, turn);
  await turn;
}

/** Lets every phone report once. Returns the CPU cost per phone, in µs. */
async function signOfLife(side: Side): Promise<number> {
  const before = await usedBy(side.child);
  await showUp(side);
  const after = await usedBy(side.child);
  return (after.cpu - before.cpu) / (side.pairs.length * 2);
}

/**
 * Reports for all phones, because a room closes silent ones. Called between rounds, not in them.
 */
async function showUpIfDue(): Promise<void> {
  for (const side of sides) {
    if (Date.now() - side.seenAt > SHOW_UP_EVERY_MS) await showUp(side);
  }
}

async function showUp(side: Side): Promise<void> {
  side.seenAt = Date.now();
  const phones = side.pairs.flatMap((pair) => pair.phones);
  await each(phones, AT_ONCE, async (phone) => {
    if (!(await isHeld(side.address, phone))) lost += 1;
  });
}
