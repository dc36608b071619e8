import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { build } from '../scripts/prepare.mjs';
import { findNginx } from '../scripts/tools.mjs';
import { aSignUp } from '../server/testing/factories.ts';
import { tempDirectoryOfFile } from '../server/testing/temp-directory.ts';
import { type AppProcess, startApp } from './app-process.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const STARTING_MS = 300_000;
vi.setConfig({ testTimeout: 180_000 });
const canRun = findNginx() !== null && process.platform === 'linux';

type Ask = { method?: string; body?: string; headers?: Record<string, string>; from?: string };
type Answer = { status: number; headers: http.IncomingHttpHeaders; bytes: Buffer };

describe.skipIf(!canRun)('behind nginx, two processes on one PostgreSQL', () => {
  const directory = tempDirectoryOfFile();
  let database: PostgresServer;
  let nginx: Nginx;
  let apps: AppProcess[] = [];

  async function start(): Promise<AppProcess> {
    return startApp({
      DATA_DIR: `${directory()}/data`,
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret for tests, as long as it has to be',
      APP_ORIGIN: nginx.origin,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    });
  }
  const portOf = (app: AppProcess) => Number(new URL(app.url).port);

  beforeAll(async () => {
    await build();
    database = await startPostgres();
    nginx = await startNginx(directory());
    apps = await Promise.all([start(), start()]);
    await nginx.use(apps.map(portOf));
  }, STARTING_MS);
  afterAll(async () => {
    for (const app of apps) app.signal('SIGKILL');
    await Promise.all(apps.map((app) => app.exited));
    await nginx?.stop();
    await database?.stop();
  }, STARTING_MS);

  /**
   * Sends a request as a browser would, over its own connection, from any address of this machine.
   */
  async function open(path: string, { method = 'GET', body, headers = {}, from }: Ask = {}) {
    const request = https.request(new URL(path, nginx.origin), {
      method,
      agent: false,
      rejectUnauthorized: false,
      localAddress: from ?? '127.0.0.1',
      family: 4,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    });
    request.end(body);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return response;
  }
  async function ask(path: string, options: Ask = {}): Promise<Answer> {
    const response = await open(path, options);
    const bytes = Buffer.concat(await response.toArray());
    return { status: response.statusCode ?? 0, headers: response.headers, bytes };
  }

  function textOf(stream: http.IncomingMessage): () => string {
    let text = '';
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
    stream.on('error', () => undefined);
    return () => text;
  }

  async function aMember(): Promise<{ cookie: string }> {
    const body = JSON.stringify(aSignUp());
    const { status, headers } = await ask('/api/register', { method: 'POST', body });
    expect(status).toBe(201);
    const login = headers['set-cookie']?.find((text) => text.startsWith('__Host-login='));
    return { cookie: login?.split(';')[0] ?? '' };
  }

  test('plain http leads to https, where browsers are told to stay', async () => {
    const answer = await fetch(`http://127.0.0.1:${nginx.httpPort}/journal`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${nginx.origin}/journal`);
    const { headers } = await ask('/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect(headers.server).toBe('nginx');
  });

  test('guesses are counted by the address that nginx saw, whatever a client claims', async () => {
    const body = JSON.stringify({ email: 'kim@example.org', password: 'a guess' });
    const guess = (from: string, claim: string) =>
      ask('/api/login', {
        method: 'POST',
        body,
        from,
        headers: { 'x-forwarded-for': claim, forwarded: `for=${claim}` },
      });
    for (let i = 0; i < 10; i++) {
      expect(await guess('127.0.0.2', `198.51.100.${i}`)).toMatchObject({ status: 401 });
    }
    expect(await guess('127.0.0.2', '198.51.100.99')).toMatchObject({ status: 429 });
    // Expect no effect of a claimed address on that address's own limit.
    expect(await guess('127.0.0.3', '127.0.0.2')).toMatchObject({ status: 401 });
  });

  test('hashed files are kept by nginx and for ever by browsers; nothing else is kept', async () => {
    const page = await ask('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const [, asset = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.bytes.toString()) ?? [];
    const headers = { 'accept-encoding': 'br' };
    const first = await ask(asset, { headers });
    const second = await ask(asset, { headers });
    for (const { headers } of [first, second]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe('br');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect(second.headers['x-cache']).toBe('HIT');
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const plain = await ask(asset);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const api = await ask('/api/user');
    expect(api.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(api.headers['x-cache']).toBeUndefined();
  });

  test('what is too large is refused in the app’s own words, however large it is', async () => {
    for (const bytes of [100_000, 5_000_000]) {
      const body = JSON.stringify({ email: 'x'.repeat(bytes) });
      const answer = await ask('/api/login', { method: 'POST', body });
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.bytes.toString())).toEqual({
        message: 'That is too large to send.',
      });
    }
  });

  test('an export arrives whole', async () => {
    const headers = await aMember();
    const { status, bytes } = await ask('/api/account/export', { headers });
    expect(status).toBe(200);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006');
  });

  test('a press reaches every stream at once, whichever process holds it', async () => {
    const headers = await aMember();
    const streams = [await open('/api/live/events', { headers })];
    streams.push(await open('/api/live/events', { headers }));
    const said = streams.map(textOf);
    for (const text of said)
      await vi.waitUntil(() => text().includes('event: snapshot'), { timeout: 30_000 });
    const press = { type: 'open', commandId: randomUUID(), workoutId: 101, isHandsFree: false };
    const body = JSON.stringify(press);
    expect(await ask('/api/live/commands', { method: 'POST', body, headers })).toMatchObject({
      status: 200,
    });
    for (const text of said) {
      await vi.waitUntil(() => /event: room\ndata: .*"workoutId":101/.test(text()), {
        timeout: 30_000,
      });
    }
    for (const stream of streams) stream.destroy();
  });

  test('nobody fails while one process after the other is replaced', async () => {
    const headers = await aMember();
    const load = startLoad(headers);
    for (const old of [...apps]) {
      await nginx.use(apps.filter((app) => app !== old).map(portOf));
      old.signal('SIGTERM');
      expect(await old.exited).toBe(0);
      apps = [...apps.filter((app) => app !== old), await start()];
      await nginx.use(apps.map(portOf));
    }
    const { statuses, written } = await load.stop();
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    expect(written).toBeGreaterThan(5);
    const { bytes } = await ask('/api/journal?limit=100', { headers });
    expect((JSON.parse(bytes.toString()) as unknown[]).length).toBe(Math.min(written, 100));
  });

  test('nobody who only reads fails when a process is killed', async () => {
    const load = startLoad(await aMember(), { isReading: true });
    const [killed, ...others] = apps;
    await vi.waitUntil(() => load.count() > 20, { timeout: 60_000 });
    killed?.signal('SIGKILL');
    await killed?.exited;
    const soFar = load.count();
    await vi.waitUntil(() => load.count() > soFar + 20, { timeout: 60_000 });
    const { statuses } = await load.stop();
    expect(new Set(statuses)).toEqual(new Set([200]));
    apps = others;
  });

  /** Sends requests without pause: one visitor reads, the other writes. */
  function startLoad(headers: Record<string, string>, { isReading = false } = {}) {
    const statuses: number[] = [];
    let written = 0;
    let isOver = false;
    const body = JSON.stringify({ content: 'Again', isSharedWithPartner: false });
    async function person(isWriter: boolean) {
      for (let i = 0; !isOver; i++) {
        const options = isWriter ? { method: 'POST', body, headers } : { headers };
        const path = isWriter ? '/api/journal' : (['/api/user', '/', '/api/health'][i % 3] ?? '/');
        const { status } = await ask(path, options).catch(() => ({ status: 0 }));
        statuses.push(status);
        if (status === 201) written++;
      }
    }
    const people = [person(false), person(!isReading)];
    return {
      count: () => statuses.length,
      async stop() {
        isOver = true;
        await Promise.all(people);
        return { statuses, written };
      },
    };
  }

  // List all streaming routes here. A stand-in replaces the app, because it can hold back the end
  // until the beginning has arrived.
  test.each(['/api/account/export', '/api/live/events'])(
    'the beginning of %s arrives before its end is written',
    async (path) => {
      let finish = () => {};
      const standIn = http.createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: first\n\n');
        finish = () => void response.end('data: last\n\n');
      });
      standIn.listen(0, '127.0.0.1');
      await once(standIn, 'listening');
      await nginx.use([(standIn.address() as AddressInfo).port]);
      const response = await open(path);
      const [first] = (await once(response, 'data')) as [Buffer];
      expect(first.toString()).toBe('data: first\n\n');
      finish();
      expect(Buffer.concat(await response.toArray()).toString()).toBe('data: last\n\n');
      standIn.closeAllConnections();
      standIn.close();
    },
  );

  test('nobody there at all is a sentence that the pages can show', async () => {
    await nginx.use([1]);
    const { status, headers, bytes } = await ask('/api/user');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '2', 'content-type': 'application/json' });
    expect(JSON.parse(bytes.toString())).toHaveProperty('message');
  });

  test('what someone asked for is written down nowhere, not even when nobody is there', async () => {
    await nginx.use([1]);
    await ask('/workout/501');
    await fetch(`http://localhost:${nginx.httpPort}/bedroom`, { redirect: 'manual' });
    await nginx.stop();
    expect(nginx.logged()).not.toMatch(/workout|bedroom|\/api\/|127\.0\.0/);
  });
});
