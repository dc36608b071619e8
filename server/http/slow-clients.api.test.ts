import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { App } from '../deps.ts';
import { testApp } from '../testing/test-app.ts';

/** Keeps the order of the real timeouts, but quick enough for a test. */
const TIMEOUTS = { headersMs: 300, requestMs: 600, stalledMs: 1_500, checkMs: 50 };
const ACCEPT = 'POST /api/login HTTP/1.1\r\nHost: app\r\nContent-Type: application/json\r\n';
const world = testApp();
let app: App;
const logged: string[] = [];

beforeAll(async () => {
  const logger = pino({}, { write: (line) => void logged.push(line) });
  app = await buildApp(world.deps, { logger, trustProxy: false, timeouts: TIMEOUTS });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function port(): number {
  return (app.server.address() as AddressInfo).port;
}

/** Opens a connection that keeps all received text and notices its end. */
async function connection() {
  const socket = net.connect(port(), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  let heard = '';
  await once(socket, 'connect');
  return {
    socket,
    listen: () => socket.setEncoding('utf8').on('data', (text) => (heard += text)),
    async ending() {
      await closed;
      return heard;
    },
  };
}

/** Sends a character at a time until the connection closes. */
function trickle(socket: net.Socket, text: string) {
  const letters = [...text];
  const timer = setInterval(() => {
    if (socket.writable) socket.write(letters.shift() ?? 'x');
  }, 20);
  socket.once('close', () => clearInterval(timer));
}

async function isServed(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port()}/api/ready`);
  return answer.status === 200;
}

function expectAnswer(heard: string, status: string, message: string) {
  expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(heard).toContain('Content-Type: application/json; charset=utf-8\r\n');
  expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toEqual({ message });
}

const SLOW = ['408 Request Timeout', 'The request took too long to arrive.'] as const;

test.each([
  ['headers that trickle in', (socket: net.Socket) => trickle(socket, `${ACCEPT}X-Long: `)],
  [
    'a body that trickles in',
    (socket: net.Socket) => {
      socket.write(`${ACCEPT}Content-Length: 5000\r\n\r\n`);
      trickle(socket, '{"email":"');
    },
  ],
  [
    'a body that stops midway',
    (socket: net.Socket) => socket.write(`${ACCEPT}Content-Length: 5000\r\n\r\n{"email":`),
  ],
  [
    'chunks that stop midway',
    (socket: net.Socket) => socket.write(`${ACCEPT}Transfer-Encoding: chunked\r\n\r\n5\r\n{"em`),
  ],
])('%s are cut off, and everyone else is served meanwhile', async (_what, send) => {
  const slow = await connection();
  slow.listen();
  send(slow.socket);
  expect(await isServed()).toBe(true);
  expectAnswer(await slow.ending(), ...SLOW);
});

test('a connection that says nothing is ended', async () => {
  const silent = await connection();
  silent.listen();
  await silent.ending();
});

test('a client that stops reading is let go', async () => {
  const accepted = once(app.server, 'connection');
  const stalled = await connection();
  const [socket] = (await accepted) as [net.Socket];
  const letGo = once(socket, 'close');
  stalled.socket.pause();
  stalled.socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: app\r\n\r\n'.repeat(500));
  await letGo;
  expect(socket.bytesWritten).toBeGreaterThan(0);
  stalled.socket.destroy();
});

test('who listens only after having said all of too much still hears the refusal', async () => {
  const large = await connection();
  large.socket.write(`${ACCEPT}Content-Length: 4000000\r\n\r\n`);
  for (let sent = 0; sent < 4_000_000; sent += 100_000) {
    await new Promise((resolve) => large.socket.write('x'.repeat(100_000), resolve));
  }
  large.listen();
  const heard = await large.ending();
  expect(heard).toMatch(/^HTTP\/1.1 413 /);
  expect(heard).toContain('That is too large to send.');
});

test('a body that is cut off midway is nobody’s fault', async () => {
  logged.length = 0;
  const accepted = once(app.server, 'request');
  const cut = await connection();
  cut.socket.write(`${ACCEPT}Content-Length: 5000\r\n\r\n{"email":`);
  const [request] = (await accepted) as [IncomingMessage];
  const isOver = once(request.socket, 'close');
  cut.socket.destroy();
  await isOver;
  expect(await isServed()).toBe(true);
  expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', '400 Bad Request', 'This request could not be understood.'],
  [
    'two lengths',
    `${ACCEPT}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    '400 Bad Request',
    'This request could not be understood.',
  ],
  [
    'endless headers',
    `GET / HTTP/1.1\r\nHost: app\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The request has more headers than we can take.',
  ],
])('%s is answered in JSON', async (_what, text, status, message) => {
  const odd = await connection();
  odd.listen();
  odd.socket.write(text);
  expectAnswer(await odd.ending(), status, message);
});
