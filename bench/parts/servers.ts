import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../../scripts/prepare.mjs';
import type { FloorOrder } from './floor-server.ts';
import { SECRET } from './in-process-app.ts';

export type Server = { pid: number; url: string; stop(): Promise<void> };

/** Flag for Node as in `npm start` and in deployments. */
const ROOM_FOR_THE_NEW = '--max-semi-space-size=48';

const running = new Set<() => void>();
process.on('exit', () => {
  for (const kill of running) kill();
});

function ending(child: ReturnType<typeof spawn>, signal: NodeJS.Signals) {
  const kill = () => void child.kill('SIGKILL');
  running.add(kill);
  return async () => {
    running.delete(kill);
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
}

/** Starts the built app as `npm start` does, with its log in a file as on a real machine. */
export async function startAppServer(env: Record<string, string>): Promise<Server> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'sexercise-bench-'));
  const log = openSync(path.join(directory, 'log'), 'w');
  const child = spawn(
    process.execPath,
    [ROOM_FOR_THE_NEW, path.join(root, 'dist/server/main.js')],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        DATA_DIR: directory,
        APP_SECRET: SECRET,
        ...env,
      },
      stdio: ['ignore', 'pipe', log],
    },
  );
  const end = ending(child, 'SIGTERM');
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (!address) continue;
    const url = address.replace('localhost', '127.0.0.1');
    const stop = async () => {
      await end();
      rmSync(directory, { recursive: true, force: true });
    };
    return { pid: child.pid ?? 0, url, stop };
  }
  throw new Error(`The app did not start; its log is in ${directory}.`);
}

export function startFloorServer(order: FloorOrder): Promise<Server> {
  return startModule('floor-server.ts', order);
}

/**
 * Starts one of the small servers beside this file. The first message tells the server what to do.
 */
export async function startModule(file: string, order: object): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: [ROOM_FOR_THE_NEW, '--import', 'tsx'],
    // Transfer bytes as bytes.
    serialization: 'advanced',
  });
  const stop = ending(child, 'SIGKILL');
  child.send(order);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, stop };
}
