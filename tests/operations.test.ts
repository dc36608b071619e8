import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build, root } from '../scripts/prepare.mjs';
import { aSignUp } from '../server/testing/factories.ts';
import { freePort } from '../server/testing/free-port.ts';
import { tempDirectoryOfFile } from '../server/testing/temp-directory.ts';
import { type AppProcess, call, startApp } from './app-process.ts';

const STARTING_MS = 300_000;
vi.setConfig({ testTimeout: 180_000 });
const directory = tempDirectoryOfFile();
const at = (name: string) => path.join(directory(), name);
const JOIN = { partner1Name: 'Mårtén Lindqvist' };

let app: AppProcess;
let metricsPort = 0;
beforeAll(async () => {
  await build();
  metricsPort = await freePort();
  app = await startApp({ DATA_DIR: at('home'), METRICS_PORT: String(metricsPort), DEMO: 'false' });
}, STARTING_MS);
afterAll(async () => {
  app.signal('SIGKILL');
  await app.exited;
});

/** Runs a command as an operator does without npm, for example in a container. */
async function command(env: Record<string, string>, ...args: string[]): Promise<string> {
  const file = path.join(root, 'dist/server/cli.js');
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    cwd: directory(),
  });
  return stdout;
}

test('METRICS_PORT serves the figures on loopback, apart from the app', async () => {
  const wrong = { email: 'alex@example.com', password: 'not that one' };
  expect(await call(app, '/api/login', wrong)).toMatchObject({ status: 401 });
  await fetch(new URL('/', app.url));
  expect((await fetch(new URL('/metrics', app.url))).headers.get('content-type')).toMatch(/html/);

  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const figures = await answer.text();
  for (const line of [
    'http_request_duration_seconds_count{method="POST",route="/api/login",status="4xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="pages",status="2xx"} 1',
    'sexercise_sign_ins_total{outcome="refused"} 1',
    'sexercise_database_up{kind="embedded"} 1',
    'sexercise_mail_waiting 0',
  ]) {
    expect(figures).toContain(`\n${line}\n`);
  }
  expect(figures).toMatch(/\nsexercise_disk_free_bytes \d+\n/);
  expect(figures).toMatch(/\nnodejs_eventloop_lag_p99_seconds [\d.e-]+\n/);
  expect(figures).not.toContain('example.com');
});

test('without METRICS_PORT not even the code for figures is loaded', async () => {
  const server = path.join(root, 'dist/server');
  const main = await readFile(path.join(server, 'main.js'), 'utf8');
  const chunks = (await readdir(server)).filter((file) => /^metrics-.*\.js$/.test(file));
  expect(chunks).toHaveLength(1);
  expect(main).toContain(`import("./${chunks[0]}")`);
  expect(main).not.toContain('nodejs_eventloop_lag');
});

test('a backup of the serving app, restored elsewhere, has its couples, logins and journals', async () => {
  const form = aSignUp(JOIN);
  const { cookie } = await call(app, '/api/register', form);
  const entry = { content: 'Only ours', isSharedWithPartner: true };
  expect(await call(app, '/api/journal', entry, cookie)).toMatchObject({ status: 201 });
  const push = await call(app, '/api/push', undefined, cookie);
  expect(push.body).toMatchObject({ publicKey: expect.stringMatching(/^[\w-]{87}$/) });
  const file = at('evening.tar.gz');
  const backup = command({ DATA_DIR: at('home') }, 'backup', file, '--with-secret');
  // Expect answers from the app during the backup.
  expect(await call(app, '/api/user', undefined, cookie)).toMatchObject({ status: 200 });
  expect(await backup).toMatch(/^Backed up while the app was serving and checked: /);
  const refused = command({ DATA_DIR: at('home') }, 'restore', file, '--move-aside');
  await expect(refused).rejects.toThrow('in use by another process');

  app.signal('SIGTERM');
  expect(await app.exited).toBe(0);
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();

  expect(await command({ DATA_DIR: at('new') }, 'restore', file)).toMatch(/^Restored .* 1 couples/);
  app = await startApp({ DATA_DIR: at('new'), DEMO: 'false' });
  const own = { email: form.partner2Email, password: form.partner2Password };
  const kim = await call(app, '/api/login', own);
  expect(kim.status).toBe(200);
  for (const who of [cookie, kim.cookie]) {
    const journal = await call(app, '/api/journal', undefined, who);
    expect(journal.body).toMatchObject([{ content: 'Only ours' }]);
  }
  // Expect the same push key, so that phones with notifications keep receiving them.
  expect(await call(app, '/api/push', undefined, cookie)).toMatchObject({ body: push.body });
  await expect(command({}, 'make-coffee')).rejects.toThrow('Name a command: backup');
});
