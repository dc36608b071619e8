import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { build, root } from '../scripts/prepare.mjs';
import { freePort } from '../server/testing/free-port.ts';
import { tempDirectoryOfFile } from '../server/testing/temp-directory.ts';
import { call, startApp } from './app-process.ts';

const BUILDING_MS = 300_000;
beforeAll(build, BUILDING_MS);
vi.setConfig({ testTimeout: 180_000 });
const dataDir = tempDirectoryOfFile();

test('METRICS_PORT serves the figures on loopback until the app has drained', async () => {
  const port = await freePort();
  const app = await startApp({ DATA_DIR: dataDir(), METRICS_PORT: String(port), DEMO: 'false' });
  const wrong = { email: 'alex@example.com', password: 'not that one' };
  expect(await call(app, '/api/login', wrong)).toMatchObject({ status: 401 });
  await fetch(new URL('/', app.url));
  // The figures are no part of the app that people reach.
  expect((await fetch(new URL('/metrics', app.url))).headers.get('content-type')).toMatch(/html/);

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
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

  app.signal('SIGTERM');
  expect(await app.exited).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test('without METRICS_PORT not even the code for figures is loaded', async () => {
  const server = path.join(root, 'dist/server');
  const main = await readFile(path.join(server, 'main.js'), 'utf8');
  const chunks = (await readdir(server)).filter((file) => /^metrics-.*\.js$/.test(file));
  expect(chunks).toHaveLength(1);
  expect(main).toContain(`import("./${chunks[0]}")`);
  expect(main).not.toContain('nodejs_eventloop_lag');
});
