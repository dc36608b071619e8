import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { build, root } from '../scripts/prepare.mjs';
import { cuttableProxy } from '../server/testing/cuttable-proxy.ts';
import { aSignUp } from '../server/testing/factories.ts';
import { tempDirectoryOfFile } from '../server/testing/temp-directory.ts';
import { type AppProcess, call, startApp } from './app-process.ts';
import { startPostgres } from './postgres-server.ts';

const BUILDING_MS = 300_000;
beforeAll(build, BUILDING_MS);
/** Set a long timeout, because machines are shared and each test starts the app. */
vi.setConfig({ testTimeout: 180_000 });

const dataDir = tempDirectoryOfFile();
/** Time in which the app must end, before supervisors kill it. */
const GONE_WITHIN_MS = 10_000;
const POST = 'POST /api/login HTTP/1.1\r\nHost: app\r\nContent-Type: application/json\r\n';

async function connection(url: string, text: string) {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Requests that a client can leave unfinished. */
const UNFINISHED: [string, (url: string, cookie: string) => Promise<net.Socket>][] = [
  [
    'an upload that stops halfway',
    (url) => connection(url, `${POST}Content-Length: 5000\r\n\r\n{"email":`),
  ],
  [
    'an upload in chunks that stops halfway',
    (url) => connection(url, `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{"em`),
  ],
  [
    'an upload that was refused and goes on',
    (url) => connection(url, `${POST}Content-Length: 4000000\r\n\r\n{"email":`),
  ],
  ['headers that stop halfway', (url) => connection(url, `${POST}X-Long: `)],
  [
    'headers that stop halfway after another request',
    async (url) => {
      const socket = await connection(url, 'GET /api/health HTTP/1.1\r\nHost: app\r\n\r\n');
      await once(socket, 'data');
      socket.write(`${POST}X-Long: `);
      return socket;
    },
  ],
  [
    'a connection that stays open after an answer',
    async (url) => {
      const socket = await connection(url, 'GET /api/health HTTP/1.1\r\nHost: app\r\n\r\n');
      await once(socket, 'data');
      return socket;
    },
  ],
  [
    'an answer that nobody reads',
    async (url) => {
      const socket = await connection(url, '');
      socket.pause();
      socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: app\r\n\r\n'.repeat(200));
      return socket;
    },
  ],
  [
    'events that nobody reads',
    async (url, cookie) => {
      const head = `GET /api/live/events HTTP/1.1\r\nHost: app\r\nCookie: ${cookie}\r\n\r\n`;
      const socket = await connection(url, head);
      await once(socket, 'data');
      return socket.pause();
    },
  ],
];

/** Opens all of them on one app, because starting an app takes longer than everything else. */
async function holdUp(url: string, cookie: string) {
  for (const [, begin] of UNFINISHED) {
    const socket = await begin(url, cookie);
    onTestFinished(() => void socket.destroy());
  }
}

/** Returns the exit code, or that the process was still running after the limit. */
function exitOf(exited: Promise<unknown>) {
  return Promise.race([exited, delay(GONE_WITHIN_MS, 'still there', { ref: false })]);
}

/** Starts a server that accepts every connection and never answers. */
async function silentServer(): Promise<number> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).resume());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as net.AddressInfo).port;
}

test('a mail server and a payment company that never answer hold nothing up', async () => {
  const port = await silentServer();
  const app = await startApp({
    DATA_DIR: dataDir(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_PRICE_ID: 'price_x',
  });
  onTestFinished(() => void app.signal('SIGKILL'));
  // Sign up, which mails an invitation.
  const { cookie } = await call(app, '/api/register', aSignUp());
  const paying = call(app, '/api/create-subscription', {}, cookie).catch(() => null);
  await call(app, '/api/user', undefined, cookie);
  app.signal('SIGTERM');
  expect(await exitOf(app.exited)).toBe(0);
  await paying;
});

test.each(['silent', 'gone'] as const)('a PostgreSQL that is %s holds nothing up', async (how) => {
  const server = await startPostgres();
  onTestFinished(server.stop);
  const address = new URL(server.url);
  const proxy = await cuttableProxy(Number(address.port));
  address.port = String(proxy.port);
  const app = await startApp({
    DATA_DIR: dataDir(),
    DATABASE_URL: address.href,
    APP_SECRET: 'a secret for tests, as long as it has to be',
  });
  onTestFinished(() => void app.signal('SIGKILL'));
  const { cookie } = await call(app, '/api/register', aSignUp());
  if (how === 'silent') {
    proxy.freeze();
    onTestFinished(proxy.cut);
  } else await proxy.cut();
  const asked = call(app, '/api/user', undefined, cookie).catch(() => null);
  await call(app, '/api/health');
  app.signal('SIGTERM');
  expect(await exitOf(app.exited)).toBe(0);
  await asked;
});

const DEMO = { email: 'alex@example.com', password: 'together' };

test.each(['SIGTERM', 'SIGINT'] as const)(
  'whatever clients leave unfinished, %s ends the app within ten seconds, and those who asked are answered',
  async (signal) => {
    const app = await startApp({ DATA_DIR: dataDir() });
    onTestFinished(() => void app.signal('SIGKILL'));
    const { cookie } = await call(app, '/api/login', DEMO);
    await holdUp(app.url, cookie);
    const asked = await Promise.all(Array.from({ length: 8 }, (_, index) => asking(app, index)));
    app.signal(signal);
    const statuses = asked.map((finish) => finish());
    expect(await exitOf(app.exited)).toBe(0);
    expect(await Promise.all(statuses)).toEqual(asked.map(() => '401'));
  },
);

/**
 * Begins a request that the app accepts. Returns a function that finishes it and gives the status.
 */
async function asking(app: AppProcess, index: number) {
  const body = JSON.stringify({ email: `member-${index}@example.org`, password: 'a guess' });
  const head = `${POST}Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  const socket = await connection(app.url, head);
  await once(socket, 'data');
  return async () => {
    socket.write(body);
    const [answer] = await once(socket, 'data');
    return /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1];
  };
}

/** Runs `npm start` with npm around the app, as its own process group. */
async function startByNpm() {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: dataDir(), PORT: '0', DATA_DIR: dataDir() },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => endGroup(child));
  const url = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
  return { child, url, exited: once(child, 'exit').then(([code]) => code as number | null) };
}

function endGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Ignore a process that is already gone.
  }
}

test.each<[string, (pid: number) => void]>([
  ['SIGTERM to npm start', (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGINT to npm start', (pid) => process.kill(pid, 'SIGINT')],
  ['SIGTERM to its group', (pid) => process.kill(-pid, 'SIGTERM')],
  ['SIGINT to its group, as Ctrl-C sends it', (pid) => process.kill(-pid, 'SIGINT')],
])('%s ends it within ten seconds in spite of a stalled upload', async (_signal, send) => {
  const { child, url, exited } = await startByNpm();
  const stalled = await connection(url, `${POST}Content-Length: 5000\r\n\r\n{"email":`);
  onTestFinished(() => void stalled.destroy());
  send(child.pid ?? 0);
  expect(await exitOf(exited)).toBe(0);
  // Start another app on the directory, to check that the whole group has ended.
  const next = await startApp({ DATA_DIR: dataDir() });
  next.signal('SIGTERM');
  expect(await exitOf(next.exited)).toBe(0);
});
