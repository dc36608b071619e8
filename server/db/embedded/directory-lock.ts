import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../config.ts';

/** More than an operator needs, and few enough that nobody on the machine can do harm. */
const MAX_CONNECTIONS = 8;

export type DirectoryLock = Awaited<ReturnType<typeof lockDirectory>>;

/**
 * Two processes on one embedded database lose rows without a word, so each holds a listening
 * socket named after the directory. The system frees it when its process ends, however it ends,
 * which a file with a process id in it cannot promise.
 */
export async function lockDirectory(directory: string) {
  const name = socketName(await realpath(directory));
  const server = (await listen(name)) ?? (await listenAfterCrash(name));
  if (!server) throw new DirectoryInUse(directory);
  server.unref();
  server.maxConnections = MAX_CONNECTIONS;
  const sockets = new Set<net.Socket>();
  const refuse = (socket: net.Socket): void => void socket.destroy();
  let answer = refuse;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    answer(socket);
  });
  /** Ends every connection, and takes no more. */
  function disconnect() {
    answer = refuse;
    for (const socket of sockets) socket.destroy();
  }
  return {
    /** Sets who answers when another process on this machine connects; until then nobody does. */
    onConnection(handler: (socket: net.Socket) => void) {
      answer = handler;
    },
    disconnect,
    release() {
      disconnect();
      return new Promise<void>((resolve) => server.close(() => resolve()));
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

export async function connectToHolder(directory: string): Promise<net.Socket> {
  return connect(socketName(await realpath(directory)));
}

function connect(name: string): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ path: name });
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
  const holder = await connect(name).catch(() => null);
  holder?.destroy();
  if (holder) return null;
  await unlink(name);
  return listen(name);
}
