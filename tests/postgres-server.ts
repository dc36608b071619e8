import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPostgres } from '../scripts/tools.mjs';
import { freePort } from '../server/testing/free-port.ts';

/** Starts a PostgreSQL server of our own for Vitest, gone when the tests are. */
export default async function setup() {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return server.stop;
}

export type PostgresServer = {
  url: string;
  /** Ends every connection and the server, as a restart or a failed machine does. */
  halt(): Promise<void>;
  /** Starts the server again in the same place, on the same data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts PostgreSQL in its own directory, or in one inside `parent`, such as a small disk. */
export async function startPostgres(parent = os.tmpdir()): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed; `npm test` installs it.');
  const directory = mkdtempSync(path.join(parent, 'sexercise-postgres-'));
  const data = path.join(directory, 'data');
  const owner = unprivilegedOwner();
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const options = { ...owner, cwd: directory };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
  };
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);

  async function run() {
    const server = spawn(path.join(bin ?? '', 'postgres'), ['-D', data, ...args], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Write the log beside the data, for tests that look at what a server logs.
    server.stderr.pipe(createWriteStream(path.join(directory, 'log'), { flags: 'a' }));
    await ready(server.stderr);
    return server;
  }

  let server = await run();
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  async function halt() {
    if (!isRunning()) return;
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    async resume() {
      if (isRunning()) return;
      server = await run();
    },
    async stop() {
      await halt();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Finds a user for PostgreSQL, which refuses to run as root: the package's own user, or nobody. */
function unprivilegedOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  return null;
}

function ready(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    log.setEncoding('utf8');
    log.on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('ready to accept connections')) resolve();
    });
    log.on('close', () => reject(new Error(`PostgreSQL did not start:\n${text}`)));
  });
}
