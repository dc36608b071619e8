import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { filePaths } from '../../file-paths.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { freePort } from '../../testing/free-port.ts';
import { testApp } from '../../testing/test-app.ts';
import { train } from '../../testing/training.ts';
import { startMetrics } from './metrics.ts';

const world = testApp();
const metrics = startMetrics();
let address = '';

beforeAll(async () => {
  await world.app.close();
  const logger = pino({ level: 'silent' });
  world.app = await buildApp(world.deps, { logger, trustProxy: false, observe: metrics.observe });
  metrics.watch(world.database, world.deps.now);
  const port = await freePort();
  await metrics.listen(port);
  address = `http://127.0.0.1:${port}`;
});
afterAll(metrics.close);

/** Reads the value of one line of the metrics; undefined if there is no such line. */
async function metric(line: string): Promise<number | undefined> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

const answers = (method: string, route: string, status: string) =>
  metric(
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  );

test('answers are timed by the pattern of their route and the class of their status', async () => {
  const { robin } = await aCouple(world);
  const { id } = (await train(world, robin)).body as { id: string };
  await robin.get('/api/no-such-thing/robin@example.org');
  await new Visitor(world).get('/api/user');

  expect(await answers('POST', '/api/register', '2xx')).toBe(1);
  expect(await answers('PATCH', '/api/sessions/:sessionId', '2xx')).toBe(1);
  expect(await answers('GET', 'unknown', '4xx')).toBe(1);
  expect(await answers('GET', '/api/user', '4xx')).toBe(1);

  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('process_resident_memory_bytes');
  for (const personal of [id, 'robin', 'example.org', '203.0.113']) {
    expect(text.toLowerCase()).not.toContain(personal);
  }
});

test('refused and throttled sign-ins are counted', async () => {
  const outcome = (name: string) => metric(`sexercise_sign_ins_total{outcome="${name}"}`);
  const before = await outcome('refused');
  const guess = { email: 'kim@example.org', password: 'a guess' };
  for (let i = 0; i < 11; i++) await new Visitor(world, '198.51.100.7').post('/api/login', guess);
  expect(await outcome('refused')).toBe((before ?? 0) + 10);
  expect(await outcome('throttled')).toBe(1);
});

test('mails that wait are counted, with the age of the oldest', async () => {
  expect(await metric('sexercise_mail_waiting')).toBe(0);
  const { db, now, mail } = world.deps;
  await mail.put(db, { to: 'kim@example.org', subject: 'Hello', text: 'Hello' }, now());
  world.pass(90_000);
  expect(await metric('sexercise_mail_waiting')).toBe(1);
  expect(await metric('sexercise_mail_oldest_seconds')).toBe(90);
  const { kind } = world.database;
  expect(await metric(`sexercise_database_up{kind="${kind}"}`)).toBe(1);
});

test('the use of the pool shows where there is one', async () => {
  await world.deps.ping();
  const idle = await metric('sexercise_pool_connections{state="idle"}');
  const waiting = await metric('sexercise_pool_connections{state="waiting"}');
  if (world.database.kind === 'postgres') {
    expect(idle).toBeGreaterThan(0);
    expect(waiting).toBe(0);
  } else expect([idle, waiting]).toEqual([undefined, undefined]);
});

test('failures of work that nobody waits for are counted by their work', async () => {
  metrics.failed('mail');
  metrics.failed('mail');
  expect(await metric('sexercise_background_failures_total{work="mail"}')).toBe(2);
});

test('the operator’s page explains every metric of ours', async () => {
  const page = await readFile(
    path.join(filePaths.migrations, '../../../docs/operations.md'),
    'utf8',
  );
  const text = await (await fetch(`${address}/metrics`)).text();
  const ours = [...text.matchAll(/^# HELP ((?:sexercise|http)_\w+)/gm)].map(([, name]) => name);
  expect(ours.length).toBeGreaterThan(5);
  for (const name of ours) expect(page).toContain(`\`${name}`);
});

test('a port that is taken is named', async () => {
  const taken = startMetrics().listen(Number(new URL(address).port));
  await expect(taken).rejects.toThrow(/^METRICS_PORT \d+ cannot be used: .*EADDRINUSE/);
});

test('nothing but the metrics is served', async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/api/health`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
});
