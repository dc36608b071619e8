import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../scripts/prepare.mjs';

type Env = Record<string, string>;

/** Kills the processes that a test left running when the test run ends. */
const running = new Set<() => void>();
process.on('exit', () => {
  for (const kill of running) kill();
});

/** Runs `npm start` as a person would. Returns the process and its output. */
export function runApp(env: Env) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    // Leave out the tests' own environment, so that nothing of it configures the app.
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  running.add(kill);
  const output = linesOf(child.stdout);
  const log = linesOf(child.stderr);
  const exited = once(child, 'close').then(([code]) => {
    running.delete(kill);
    return code as number | null;
  });
  return {
    pid: child.pid,
    output,
    log,
    exited,
    signal: (name: NodeJS.Signals) => child.kill(name),
  };
}

export type AppProcess = ReturnType<typeof runApp> & { url: string };

/** Runs `npm start` and waits until the app serves. */
export async function startApp(env: Env): Promise<AppProcess> {
  const app = runApp(env);
  const url = await Promise.race([
    addressOf(app.output),
    app.exited.then((code) => {
      throw new Error(`The app ended with ${code}:\n${app.log.lines.join('\n')}`);
    }),
  ]);
  return { ...app, url };
}

type Lines = { lines: string[]; onLine(listener: (line: string) => void): void };

function linesOf(stream: Readable): Lines {
  const lines: string[] = [];
  const reader = createInterface({ input: stream }).on('line', (line) => lines.push(line));
  return { lines, onLine: (listener) => void reader.on('line', listener) };
}

function addressOf(output: Lines): Promise<string> {
  return new Promise((resolve) => {
    output.onLine((line) => {
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
}

/** Sends JSON and cookies as a browser would, as far as these tests need. */
export async function call(app: AppProcess, pathname: string, body?: object, cookie = '') {
  const answer = await fetch(new URL(pathname, app.url), {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const [set = ''] = answer.headers.getSetCookie();
  return { status: answer.status, cookie: set.split(';')[0] ?? '', body: await answer.json() };
}
