import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bedroomWorkouts } from '../content/workouts/bedroom.ts';
import { stretchWorkouts } from '../content/workouts/stretch.ts';
import { build, root } from '../scripts/prepare.mjs';
import { aSignUp } from '../server/testing/factories.ts';
import { readMail } from '../server/testing/read-mail.ts';
import { tempDirectoryOfFile } from '../server/testing/temp-directory.ts';
import { type AppProcess, call, runApp, startApp } from './app-process.ts';
import { webServingTests } from './web-serving.ts';

const BUILDING_MS = 300_000;
beforeAll(build, BUILDING_MS);
/** Set a long timeout, because machines are shared and each test starts the app a few times. */
vi.setConfig({ testTimeout: 180_000 });

// Share the directory, because only the first start on one takes long.
const dataDir = tempDirectoryOfFile();

/** Starts the app on that directory, and stops it if the test fails. */
async function start(): Promise<AppProcess> {
  const app = await startApp({ DATA_DIR: dataDir() });
  onTestFinished(async () => {
    app.signal('SIGKILL');
    await app.exited;
  });
  return app;
}

async function stop(app: AppProcess, signal: NodeJS.Signals = 'SIGTERM') {
  app.signal(signal);
  expect(await app.exited).toBe(0);
}

test('a start says one thing, its address, and a second one on its DATA_DIR is refused', async () => {
  const app = await start();
  expect(await call(app, '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  const second = runApp({ DATA_DIR: dataDir() });
  expect(await second.exited).toBe(1);
  expect(second.output.lines).toEqual([]);
  expect(second.log.lines).toEqual([
    `DATA_DIR ${dataDir()} is in use by another process: stop that one, or set another DATA_DIR.`,
  ]);
  expect(await call(app, '/api/ready')).toMatchObject({ status: 200 });
  await stop(app);
  expect(app.output.lines).toEqual([
    expect.stringMatching(/^Sexercise is ready at http:\/\/localhost:\d+$/),
  ]);
  // Expect only log lines: nothing may be installed or built.
  for (const line of app.log.lines) expect(JSON.parse(line)).toHaveProperty('msg');
});

test('a restart keeps the couple, the login and the mail, and so does one after a kill', async () => {
  const form = aSignUp({ partner1Name: 'Mårtén Lindqvist' });
  const first = await start();
  const { status, cookie } = await call(first, '/api/register', form);
  expect(status).toBe(201);
  const wrong = { email: form.partner1Email, password: 'not that one' };
  expect(await call(first, '/api/login', wrong)).toMatchObject({ status: 401 });
  const demo = { email: 'alex@example.com', password: 'together' };
  expect(await call(first, '/api/login', demo)).toMatchObject({ status: 200 });
  await stop(first);

  const second = await start();
  const user = { status: 200, body: { firstName: 'Mårtén', email: form.partner1Email } };
  expect(await call(second, '/api/user', undefined, cookie)).toMatchObject(user);
  second.signal('SIGKILL');
  await second.exited;

  const third = await start();
  expect(await call(third, '/api/user', undefined, cookie)).toMatchObject(user);
  const own = { email: form.partner2Email, password: form.partner2Password };
  expect(await call(third, '/api/login', own)).toMatchObject({ status: 200 });
  await stop(third);

  const outbox = path.join(dataDir(), 'outbox');
  const [mail = ''] = await readdir(outbox);
  const { text } = readMail(await readFile(path.join(outbox, mail), 'utf8'));
  const token = /#([\w-]{64})/.exec(text)?.[1];
  const secrets = [...Object.values(form), 'not that one', cookie.split('=')[1], token];
  const log = [first, second, third].flatMap((app) => app.log.lines);
  expectCleanLog(log, [...secrets, 'Mårtén', demo.email, 'together']);
});

function expectCleanLog(log: string[], secrets: (string | undefined)[]) {
  const requests = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests.length).toBeGreaterThan(4);
  expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(requests.length);
  for (const secret of secrets) {
    expect(secret).toMatch(/\S/);
    expect(log.join('\n').toLowerCase()).not.toContain(secret?.toLowerCase());
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s, even twice, lets a request that is under way finish, and then ends in order',
  async (signal) => {
    const app = await start();
    const idle = await connection(app);
    const busy = await connection(app);
    const body = JSON.stringify({ email: 'kim@example.org', password: 'a guess' });
    busy.socket.write(
      'POST /api/login HTTP/1.1\r\nHost: app\r\nContent-Type: application/json\r\n' +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await vi.waitUntil(() => busy.received().includes('100 Continue'), { timeout: 10_000 });

    app.signal(signal);
    app.signal(signal);
    await vi.waitUntil(() => refusesConnections(app), { timeout: 10_000 });
    busy.socket.write(body);

    expect(await app.exited).toBe(0);
    expect(busy.received()).toContain('HTTP/1.1 401 Unauthorized');
    expect(busy.received()).toContain('Invalid email or password.');
    expect(idle.socket.readyState).not.toBe('open');
  },
);

async function connection(app: AppProcess) {
  const socket = net.connect(Number(new URL(app.url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, received: () => text };
}

async function refusesConnections(app: AppProcess): Promise<boolean> {
  try {
    const { socket } = await connection(app);
    socket.destroy();
    return false;
  } catch {
    return true;
  }
}

describe('a start that cannot succeed ends with one line that names the reason', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'web' }, /^PORT must be a whole number/],
    [{ APP_SECRET: 'hunter2' }, /^APP_SECRET must have at least 32 characters/],
    [{ ADMIN_TOKEN: 'hunter2' }, /^ADMIN_TOKEN must have at least 24 characters/],
    // Test one refused value. Others are tested in server/config.test.ts.
    [
      {
        DATABASE_URL: 'postgres://app:hunter2@localhost:1/x',
        APP_SECRET: 'a key that nobody else has in use',
      },
      /^DATABASE_URL .*ECONNREFUSED/,
    ],
    [{ HOST: '203.0.113.7' }, /^HOST 203\.0\.113\.7 .*EADDRNOTAVAIL/],
  ])('%j', async (env, line) => {
    const app = runApp({ DATA_DIR: dataDir(), ...env });
    expect(await app.exited).toBe(1);
    expect(app.output.lines).toEqual([]);
    const [said, ...more] = app.log.lines.filter((text) => !text.startsWith('{'));
    expect(said).toMatch(line);
    expect(said).not.toContain('hunter2');
    expect(more).toEqual([]);
  });

  test('a secret beside the database that somebody could guess', async () => {
    const place = path.join(dataDir(), 'short-secret');
    await mkdir(place);
    await writeFile(path.join(place, 'app-secret'), 'hunter2');
    const app = runApp({ DATA_DIR: place });
    expect(await app.exited).toBe(1);
    expect(app.log.lines).toEqual([
      expect.stringMatching(/^The secret in DATA_DIR\/app-secret must have at least 32 characters/),
    ]);
  });

  test('a DATA_DIR that is a file', async () => {
    const file = path.join(dataDir(), 'file');
    await writeFile(file, '');
    const app = runApp({ DATA_DIR: file });
    expect(await app.exited).toBe(1);
    expect(app.log.lines).toEqual([expect.stringMatching(/^DATA_DIR cannot be used: .*file/)]);
  });

  test('a PORT that is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as net.AddressInfo;
    const app = runApp({ DATA_DIR: dataDir(), PORT: String(port) });
    expect(await app.exited).toBe(1);
    expect(app.log.lines).toEqual([expect.stringMatching(`^PORT ${port} .*EADDRINUSE`)]);
    other.close();
  });
});

test('at a public address there is no demo couple, and the log warns of the sandbox', async () => {
  const app = await startApp({
    DATA_DIR: path.join(dataDir(), 'public'),
    APP_ORIGIN: 'https://sexercise.example',
    LOG_LEVEL: 'warn',
  });
  onTestFinished(() => void app.signal('SIGKILL'));
  const demo = { email: 'alex@example.com', password: 'together' };
  expect(await call(app, '/api/login', demo)).toMatchObject({ status: 401 });
  await stop(app);
  expect(app.log.lines.map((line) => JSON.parse(line).msg)).toEqual([
    'Stripe is not set: the sandbox takes test cards as payment, at a public address',
  ]);
});

test('without ADMIN_TOKEN the desk is answered like what there never was, byte for byte', async () => {
  const app = await start();
  const ask = async (method: string, pathname: string, cookie: string) => {
    const answer = await fetch(new URL(pathname, app.url), { method, headers: { cookie } });
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    return { status: answer.status, headers, body: await answer.text() };
  };
  const cookies = ['', 'login=held', 'login=held; look=dark.discreet', 'desk=held'];
  for (const cookie of cookies) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
      const pairs = [
        ['/desk', '/disk'],
        ['/desk/', '/disk/'],
        ['/desk?section=mail', '/disk?section=mail'],
        ['/api/desk/login', '/api/disk/login'],
        ['/api/desk/orders', '/api/disk/orders'],
        ['/api/admin/orders', '/api/edmin/orders'],
      ] as const;
      for (const [off, unknown] of pairs) {
        const about = [method, off, cookie];
        expect([about, await ask(method, off, cookie)]).toEqual([
          about,
          await ask(method, unknown, cookie),
        ]);
      }
    }
  }
  await stop(app);
});

test('no step of a workout is in what browsers load', async () => {
  const assets = path.join(root, 'dist/web/assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(assets, file), 'utf8')));
  const all = texts.join('\n');
  const steps = [...bedroomWorkouts, ...stretchWorkouts].flatMap((workout) => workout.steps);
  expect(steps.filter(({ text }) => all.includes(text.slice(0, 40)))).toEqual([]);
});

describe('the web app', () => webServingTests(dataDir));
