import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type AppProcess, startApp } from '../app-process.ts';
import { type CoupleAtWork, couplesAtWork } from './couple-at-work.ts';
import type { FaultDatabase } from './databases.ts';

const AT_ONCE = 250;
/**
 * Time in which all must be gone: the app's patience with a request, checked every five seconds.
 */
const ALL_GONE_MS = 60_000;
/** Memory that an idle connection may cost, and an allowance for other work. */
const BYTES_PER_SOCKET = 20 * 1024;
const SLACK_BYTES = 150 * 2 ** 20;
const POST =
  'POST /api/login HTTP/1.1\r\nHost: app\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email":';

type Crowd = { idle: number; trickling: number; halfway: number };

/**
 * Opens thousands of connections that send little: others must be served, and these must be closed.
 */
export async function slowClients(keeping: FaultDatabase, crowd: Crowd): Promise<string> {
  const app = await startApp(keeping.env);
  try {
    const [couple] = await couplesAtWork(app.url, 1);
    if (!couple) throw new Error('Nobody signed up.');
    await couple.doNext(app.url);
    const before = residentBytes(app);
    const sockets = [
      ...(await connect(app, crowd.idle, () => undefined)),
      ...(await connect(app, crowd.trickling, trickle)),
      ...(await connect(app, crowd.halfway, (socket) => socket.write(POST))),
      // Add connections that end in the middle of a request.
      ...(await connect(app, crowd.halfway, (socket) =>
        socket.write(POST, () => socket.destroy()),
      )),
    ];
    const served = await serveMeanwhile(app, couple);
    const during = residentBytes(app);
    const gone = Date.now() + ALL_GONE_MS;
    while (sockets.some((socket) => !socket.closed) && Date.now() < gone) await pause(200);
    const left = sockets.filter((socket) => !socket.closed).length;
    assert.equal(left, 0, `${left} slow clients were never let go`);
    await couple.doNext(app.url);
    assert.deepEqual(failuresOf(couple), [], 'someone else was not served');
    const allowed = sockets.length * BYTES_PER_SOCKET + SLACK_BYTES;
    assert.ok(during - before < allowed, `memory grew by ${megabytes(during - before)} MB`);
    app.signal('SIGTERM');
    assert.equal(await app.exited, 0);
    return `${sockets.length} slow clients let go, memory ${megabytes(before)} → ${megabytes(during)} MB, others served in ${served.median} ms (slowest ${served.slowest})`;
  } finally {
    app.signal('SIGKILL');
    await app.exited;
  }
}

function failuresOf({ promises }: CoupleAtWork): number[] {
  return [...promises.statuses.keys()].filter((status) => status >= 400);
}

async function connect(app: AppProcess, count: number, then: (socket: net.Socket) => void) {
  const port = Number(new URL(app.url).port);
  const sockets: net.Socket[] = [];
  for (let open = 0; open < count; open += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - open) }, async () => {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => undefined).on('data', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      then(socket);
    });
    await Promise.all(batch);
  }
  return sockets;
}

function trickle(socket: net.Socket) {
  socket.write('GET /api/user HTTP/1.1\r\nHost: app\r\nX-Slow: ');
  const timer = setInterval(() => socket.write('x'), 1_000);
  socket.once('close', () => clearInterval(timer));
}

async function serveMeanwhile(app: AppProcess, couple: CoupleAtWork) {
  const times: number[] = [];
  for (let count = 0; count < 40; count++) {
    const startedAt = performance.now();
    await couple.call(app.url, 'GET', '/api/progress');
    times.push(Math.round(performance.now() - startedAt));
  }
  await couple.doNext(app.url);
  times.sort((a, b) => a - b);
  return { median: times[20] ?? 0, slowest: times.at(-1) ?? 0 };
}

function residentBytes({ pid }: AppProcess): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
