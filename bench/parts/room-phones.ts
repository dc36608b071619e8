import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import type { Room } from '../../contract/live/live.ts';

/** Resources that a process has used so far: microseconds of CPU, and bytes. */
export type Used = { cpu: number; memory: number; rss: number };
export type Phone = { cookie: string; stream: string };

const OPEN_FILES = 12_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Runs a script again with more open files than a shell usually grants. Returns only in that new
 * process.
 */
export async function withManyFiles(script: string): Promise<void> {
  if (process.env.BENCH_CHILD !== undefined) return;
  const again = `ulimit -n ${OPEN_FILES} && exec "$0" --import tsx "$1"`;
  const env = { ...process.env, BENCH_CHILD: '1' };
  const child = spawn('sh', ['-c', again, process.execPath, script], { stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

/** Starts the app in its own process, on a database with a given number of couples. */
export async function startRooms(url: string, couples: number) {
  const script = path.join(import.meta.dirname, '../live-server.ts');
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', script, url, String(couples)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const [ready] = await once(child, 'message');
  return { child, ...(ready as { address: string; cookies: [string, string][] }) };
}

export async function usedBy(child: ChildProcess, question: 'cpu' | 'memory' = 'cpu') {
  child.send(question);
  const [used] = await once(child, 'message');
  return used as Used;
}

/**
 * Opens a phone in its couple's room, as during a workout: the phone counts as present and has to
 * report.
 */
export async function openPhone(
  address: string,
  cookie: string,
  { id }: Room,
  hear: (text: string) => void,
): Promise<Phone> {
  const url = `${address}/api/live/events?room=${id}`;
  const [response] = await once(http.get(url, { headers: { cookie }, agent: false }), 'response');
  response.setEncoding('utf8');
  response.on('data', hear);
  const [snapshot] = (await once(response, 'data')) as [string];
  return { cookie, stream: /"stream":"([^"]+)"/.exec(snapshot)?.[1] ?? '' };
}

async function ask(url: string, cookie: string, body?: object) {
  const request = http.request(url, {
    method: body ? 'POST' : 'GET',
    agent,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
  });
  request.end(body && JSON.stringify(body));
  const [response] = await once(request, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  if (response.statusCode >= 300) throw new Error(`${url} was answered ${text}.`);
  return text;
}

export async function press(address: string, cookie: string, command: object): Promise<Room> {
  return JSON.parse(await ask(`${address}/api/live/commands`, cookie, command)).room;
}

/** Sends a sign of life. False if it came too late for the stream. */
export async function isHeld(address: string, { cookie, stream }: Phone): Promise<boolean> {
  return JSON.parse(await ask(`${address}/api/live/time?stream=${stream}`, cookie)).isHeld;
}

/** Works through a list, some items at a time. */
export async function each<T>(list: readonly T[], atOnce: number, work: (one: T) => Promise<void>) {
  const waiting = [...list];
  async function go() {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  }
  await Promise.all(Array.from({ length: atOnce }, go));
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, two) => one - two)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
