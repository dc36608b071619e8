import { EventEmitter, once } from 'node:events';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { mailQueue } from '../db/tables/mail.ts';
import { transact } from '../db/transaction-guard.ts';
import { limitsIn } from '../http/limits.ts';
import { derivedKey } from '../security/sealing.ts';
import { emptyTables, testDatabase } from '../testing/test-database.ts';
import type { Mail } from './compose.ts';
import { mailQueueIn } from './queue.ts';
import type { Transport } from './transport.ts';

const MINUTE_MS = 60_000;
const KEY = derivedKey('a secret for tests', 'mail');

let database: Database;
let clock: Date;
let failures: unknown[];
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  clock = new Date('2026-03-11T12:00:00Z');
  failures = [];
});

function queueWith(transport: Transport) {
  const { db } = database;
  const onFailure = (error: unknown) => void failures.push(error);
  const limits = limitsIn(db, (...parts) => parts.join(' '), true);
  return mailQueueIn({ db, limits, key: KEY, now: () => clock, transport, onFailure });
}

function pass(ms: number) {
  clock = new Date(clock.getTime() + ms);
}

function aMail(subject = 'Hello'): Mail {
  return { to: 'kim@example.org', subject, text: 'a private word' };
}

/** Simulates a mail server that can be down. */
function mailServer() {
  const server = { isUp: false, tries: 0, delivered: [] as Mail[] };
  const transport: Transport = async (mail) => {
    server.tries++;
    if (!server.isUp) throw new Error('The mail server is away.');
    server.delivered.push(mail);
  };
  return { server, transport };
}

test('a mail that a clock a month ahead has put off goes out when the clock is right again', async () => {
  const { server, transport } = mailServer();
  const queue = queueWith(transport);
  pass(30 * 86_400_000);
  await queue.put(database.db, aMail(), clock);
  await queue.deliver();
  expect(server.tries).toBe(1);
  pass(-30 * 86_400_000);
  server.isUp = true;
  await queue.deliver();
  expect(server.delivered).toHaveLength(1);
  expect(await database.db.$count(mailQueue)).toBe(0);
});

test('a mail that cannot go is tried again, later each time, and delivered once', async () => {
  const { server, transport } = mailServer();
  const queue = queueWith(transport);
  await queue.put(database.db, aMail(), clock);
  const waits: number[] = [];
  for (let failed = 0; failed < 5; failed++) {
    await queue.deliver();
    expect(server.tries).toBe(failed + 1);
    const [row] = await database.db.select().from(mailQueue);
    const dueIn = (row?.dueAt.getTime() ?? 0) - clock.getTime();
    waits.push(dueIn / MINUTE_MS);
    pass(dueIn - 1);
    await queue.deliver();
    expect(server.tries).toBe(failed + 1);
    pass(1);
  }
  expect(waits).toEqual([0.5, 1, 2, 4, 8]);
  expect(failures).toHaveLength(5);

  server.isUp = true;
  await queue.deliver();
  pass(24 * 60 * MINUTE_MS);
  await queue.deliver();
  expect(server.delivered).toEqual([aMail()]);
  expect(await database.db.$count(mailQueue)).toBe(0);
});

test('a mail that never goes is given up after some days', async () => {
  const { server, transport } = mailServer();
  const queue = queueWith(transport);
  const start = clock;
  await queue.put(database.db, aMail(), clock);
  while ((await database.db.$count(mailQueue)) > 0) {
    await queue.deliver();
    pass(10 * MINUTE_MS);
  }
  const days = (clock.getTime() - start.getTime()) / (24 * 60 * MINUTE_MS);
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(4);
  expect(server.tries).toBeLessThan(20);
});

test('a mail that cannot go does not hold up the others', async () => {
  const delivered: string[] = [];
  const queue = queueWith(async ({ subject }) => {
    if (subject === 'bad') throw new Error('No such mailbox.');
    delivered.push(subject);
  });
  for (const subject of ['bad', 'one', 'two']) {
    await queue.put(database.db, aMail(subject), clock);
    pass(1);
  }
  await queue.deliver();
  expect(delivered).toEqual(['one', 'two']);
});

test('several processes on one database deliver each mail once', async () => {
  const delivered: string[] = [];
  const transport: Transport = async ({ subject }) => {
    await new Promise(setImmediate);
    delivered.push(subject);
  };
  const queues = Array.from({ length: 5 }, () => queueWith(transport));
  const rounds = Array.from({ length: 20 }, (_, round) => [`${round} a`, `${round} b`]);
  for (const subjects of rounds) {
    for (const subject of subjects) await queues[0]?.put(database.db, aMail(subject), clock);
    await Promise.all(queues.map((queue) => queue.deliver()));
  }
  expect(delivered.toSorted()).toEqual(rounds.flat().toSorted());
});

test('a mail that is slow on its way is not sent by another process meanwhile', async () => {
  const road = new EventEmitter();
  const onItsWay = once(road, 'left');
  const slow = queueWith(async () => {
    const arrival = once(road, 'arrived');
    road.emit('left');
    await arrival;
  });
  const { server, transport } = mailServer();
  server.isUp = true;
  await slow.put(database.db, aMail(), clock);
  const sending = slow.deliver();
  await onItsWay;
  pass(2 * MINUTE_MS);
  await queueWith(transport).deliver();
  road.emit('arrived');
  await sending;
  pass(60 * MINUTE_MS);
  await queueWith(transport).deliver();
  expect(server.tries).toBe(0);
});

test('a mail whose process died on the way is sent by another', async () => {
  const neverBack = queueWith(() => new Promise(() => undefined));
  await neverBack.put(database.db, aMail(), clock);
  void neverBack.deliver();
  await expect.poll(async () => (await database.db.select().from(mailQueue))[0]?.attempts).toBe(1);
  const { server, transport } = mailServer();
  server.isUp = true;
  pass(10 * MINUTE_MS);
  await queueWith(transport).deliver();
  expect(server.delivered).toEqual([aMail()]);
});

test('a queue that is stopped finishes the mail at hand and leaves the rest', async () => {
  const delivered: string[] = [];
  const queue = queueWith(async ({ subject }) => {
    queue.stop();
    delivered.push(subject);
  });
  await queue.put(database.db, aMail('one'), clock);
  pass(1);
  await queue.put(database.db, aMail('two'), clock);
  await queue.deliver();
  expect(delivered).toEqual(['one']);
  expect(await database.db.$count(mailQueue)).toBe(1);
});

test('a mail exists exactly if its fact does, and is sealed meanwhile', async () => {
  const { transport } = mailServer();
  const queue = queueWith(transport);
  const undone = transact(database.db, async (tx) => {
    await queue.put(tx, aMail(), clock);
    throw new Error('a change of mind');
  });
  await expect(undone).rejects.toThrow();
  expect(await database.db.$count(mailQueue)).toBe(0);

  await queue.put(database.db, aMail(), clock);
  const dump = JSON.stringify(await database.db.select().from(mailQueue));
  for (const text of ['kim@example.org', 'private']) expect(dump).not.toContain(text);
});

test('what waits for someone who leaves is taken back with the rest of them, whatever else waits', async () => {
  const { transport } = mailServer();
  const queue = queueWith(transport);
  for (const to of ['Kim@Example.ORG', 'robin@example.org']) {
    await queue.put(database.db, { ...aMail(), to }, clock);
  }
  await database.db
    .insert(mailQueue)
    .values({ sealed: 'of another secret', dueAt: clock, createdAt: clock });
  const undone = transact(database.db, async (tx) => {
    await queue.takeBack(tx, 'kim@example.org');
    throw new Error('a change of mind');
  });
  await expect(undone).rejects.toThrow('a change of mind');
  expect(await database.db.$count(mailQueue)).toBe(3);

  await transact(database.db, (tx) => queue.takeBack(tx, 'kim@example.org'));
  expect(await database.db.$count(mailQueue)).toBe(2);
});

test('a mail that is on its way while it is taken back does not stay in the outbox', async () => {
  const road = new EventEmitter();
  const onItsWay = once(road, 'left');
  const outbox = new Set<string>();
  const transport: Transport = Object.assign(
    async ({ to }: Mail) => {
      const arrival = once(road, 'arrived');
      road.emit('left');
      await arrival;
      outbox.add(to);
    },
    {
      kept: {
        markOf: async (to: string) => to,
        forget: async (mark: string) => void outbox.delete(mark),
      },
    },
  );
  const queue = queueWith(transport);
  await queue.put(database.db, aMail(), clock);
  const sending = queue.deliver();
  await onItsWay;
  const mark = await transact(database.db, (tx) => queue.takeBack(tx, aMail().to));
  const forgotten = queue.forgetDelivered(mark ?? '');
  road.emit('arrived');
  await Promise.all([sending, forgotten]);
  expect([...outbox]).toEqual([]);
});
