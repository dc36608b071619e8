import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '../config.ts';

/** More than an operator needs, and few enough that nobody on the machine can do harm. */
const MAX_CONNECTIONS = 8;

export type DirectoryLock = {
  /** Who is told when another process on this machine calls; until then callers are hung up on. */
  onCall(answer: (socket: net.Socket) => void): void;
  /** Ends every call, and takes no more. */
  hangUp(): void;
  release(): Promise<void>;
};

/**
 * Two processes on one embedded database lose rows without a word, so each holds a listening
 * socket named after the directory. The system frees it when its process ends, however it ends,
 * which a file with a process id in it cannot promise.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const name = socketName(await realpath(directory));
  const server = (await listen(name)) ?? (await listenAfterCrash(name));
  if (!server) throw new DirectoryInUse(directory);
  server.unref();
  server.maxConnections = MAX_CONNECTIONS;
  const calls = new Set<net.Socket>();
  let answer = (socket: net.Socket): void => void socket.destroy();
  server.on('connection', (socket) => {
    calls.add(socket);
    socket.on('close', () => calls.delete(socket)).on('error', () => undefined);
    answer(socket);
  });
  function hangUp() {
    answer = (socket) => void socket.destroy();
    for (const socket of calls) socket.destroy();
  }
  return {
    onCall(handler) {
      answer = handler;
    },
    hangUp,
    release() {
      hangUp();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export class DirectoryInUse extends ConfigError {
  constructor(directory: string) {
    super(
      `DATA_DIR ${directory} is in use by another process: stop that one, or set another DATA_DIR.`,
    );
  }
}

/** A call to whichever process holds the directory. */
export async function callHolder(directory: string): Promise<net.Socket> {
  const path = socketName(await realpath(directory));
  return new Promise((resolve, reject) => {
    const socket = net.connect({ path });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

function socketName(directory: string): string {
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\sexercise-${digest}`;
  // Linux has names that live outside the file system and vanish with their process.
  if (process.platform === 'linux') return `\0sexercise-${digest}`;
  // Elsewhere a socket is a file; its path must be short, which a data directory's may not be.
  return path.join(os.tmpdir(), `sexercise-${digest}.sock`);
}

function listen(name: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen({ path: name }, () => resolve(server));
  });
}

/** A socket file outlives a crash; one that nobody answers on may be taken over. */
async function listenAfterCrash(name: string): Promise<net.Server | null> {
  if (process.platform === 'win32' || process.platform === 'linux') return null;
  const answered = await new Promise<boolean>((resolve) => {
    const probe = net.connect({ path: name });
    probe
      .once('connect', () => {
        probe.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
  if (answered) return null;
  await unlink(name);
  return listen(name);
}
