import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import type { Room } from '../contract/live.ts';
import { newPostgresDatabase } from '../server/testing/test-database.ts';
import { startPostgres } from '../tests/postgres-server.ts';

/**
 * Does a press cost more when there are more rooms, and what does a waiting phone cost? Run with
 * `npx tsx bench/live.ts`; it needs PostgreSQL and some minutes. Two app processes, one with a few
 * rooms and one with many, by turns; this process is the phones.
 */
const FEW = 10;
const MANY = 2_000;
const ROUNDS = 10;
const PRESSES_PER_ROUND = 300;
const AT_ONCE = 10;
const HEARD_WITHIN_MS = 10_000;
const SHOW_UP_EVERY_MS = 10_000;
const OPEN_FILES = 12_000;
const LIMITS = { memory: 30, growth: 1.3 };

type Used = { cpu: number; memory: number; rss: number };
type Phone = { cookie: string; stream: string };
type Pair = { phones: [Phone, Phone]; room: Room; heard: Map<number, () => void> };
type Side = {
  child: ChildProcess;
  address: string;
  pairs: Pair[];
  memoryPerPhone: Used;
  /** When its phones last showed up. */
  seenAt: number;
};

if (process.env.BENCH_CHILD === undefined) {
  // Thousands of connections need more open files than a shell usually grants.
  const again = `ulimit -n ${OPEN_FILES} && exec "$0" --import tsx "$1"`;
  const script = path.join(import.meta.dirname, 'live.ts');
  const env = { ...process.env, BENCH_CHILD: '1' };
  const child = spawn('sh', ['-c', again, process.execPath, script], { stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
const postgres = await startPostgres();
let [pressed, missed, lost] = [0, 0, 0];
const sides: Side[] = [];
const few = await openSide(FEW);
const many = await openSide(MANY);
const cost = { few: [] as number[], many: [] as number[] };
/** A pair presses once at a time, as two people do. */
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
  const script = path.join(import.meta.dirname, 'live-server.ts');
  const url = await newPostgresDatabase(postgres.url);
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', script, url, String(rooms)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const [ready] = await once(child, 'message');
  const { address, cookies } = ready as { address: string; cookies: [string, string][] };
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
  const second = await openPhone(address, cookies[1], room, (version) => heard.get(version)?.());
  const join = { type: 'join', commandId: randomUUID(), roomId: room.id };
  return { phones: [first, second], room: await press(address, cookies[1], join), heard };
}

/** In the room, as phones are that train: it counts as there, and has to show up. */
async function openPhone(
  address: string,
  cookie: string,
  { id }: Room,
  hear: (version: number) => void,
): Promise<Phone> {
  const url = `${address}/api/live/events?room=${id}`;
  const [response] = await once(http.get(url, { headers: { cookie }, agent: false }), 'response');
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    for (const [, version] of text.matchAll(/event: room\ndata: .*?"version":(\d+)/g)) {
      hear(Number(version));
    }
  });
  const [snapshot] = (await once(response, 'data')) as [string];
  return { cookie, stream: /"stream":"([^"]+)"/.exec(snapshot)?.[1] ?? '' };
}

async function press(address: string, cookie: string, command: object): Promise<Room> {
  const request = http.request(`${address}/api/live/commands`, {
    method: 'POST',
    agent,
    headers: { cookie, 'content-type': 'application/json' },
  });
  request.end(JSON.stringify(command));
  const [response] = await once(request, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  if (response.statusCode !== 200) throw new Error(`A press was answered ${text}.`);
  return JSON.parse(text).room;
}

/** Presses on one phone of each pair until the other has heard; the CPU per delivered event, in µs. */
async function round({ child, address, pairs }: Side): Promise<number> {
  const before = await usedBy(child);
  let next = 0;
  async function work() {
    while (next < PRESSES_PER_ROUND) {
      const pair = pairs[(next++ + pressed) % pairs.length];
      if (pair) await pressAndHear(address, pair);
    }
  }
  // As many pairs at once as there are in the smaller house: each has one press under way.
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  pressed += PRESSES_PER_ROUND;
  const after = await usedBy(child);
  // Both phones of a pair hear of each press.
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

/** Every phone shows up once; what that cost the process a phone, in µs of CPU. */
async function signOfLife(side: Side): Promise<number> {
  const before = await usedBy(side.child);
  await showUp(side);
  const after = await usedBy(side.child);
  return (after.cpu - before.cpu) / (side.pairs.length * 2);
}

/** As phones in a room do: one that is silent for longer is closed. Between rounds, not in them. */
async function showUpIfDue(): Promise<void> {
  for (const side of sides) {
    if (Date.now() - side.seenAt > SHOW_UP_EVERY_MS) await showUp(side);
  }
}

async function showUp(side: Side): Promise<void> {
  side.seenAt = Date.now();
  const waiting = side.pairs.flatMap(({ phones }) => phones);
  async function work() {
    for (let phone = waiting.pop(); phone; phone = waiting.pop()) {
      if (!(await isHeld(side.address, phone))) lost += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function isHeld(address: string, { cookie, stream }: Phone): Promise<boolean> {
  const url = `${address}/api/live/time?stream=${stream}`;
  const [response] = await once(http.get(url, { agent, headers: { cookie } }), 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return JSON.parse(text).isHeld;
}

async function usedBy(child: ChildProcess, question: 'cpu' | 'memory' = 'cpu'): Promise<Used> {
  child.send(question);
  const [used] = await once(child, 'message');
  return used as Used;
}

function median(numbers: number[]): number {
  return numbers.sort((one, two) => one - two)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
