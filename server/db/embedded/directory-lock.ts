import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../config.ts';

/** Enough for an operator, and few enough that no other process on this machine can do harm. */
const MAX_CONNECTIONS = 8;

export type DirectoryLock = Awaited<ReturnType<typeof lockDirectory>>;

/**
 * Locks a directory, because two processes on one embedded database silently lose rows. The lock is
 * a listening socket named after the directory. The system frees the socket however the process
 * ends, which a file with a process id cannot promise.
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
    /**
     * Sets the handler for other processes on this machine that connect; until then all are
     * refused.
     */
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
  // On Linux use a name outside the file system, which vanishes with its process.
  if (process.platform === 'linux') return `\0sexercise-${digest}`;
  // Elsewhere use a file. Its path must be short, unlike that of many data directories.
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

/** Takes over a socket file that nobody answers on: such a file outlives a crash. */
async function listenAfterCrash(name: string): Promise<net.Server | null> {
  if (process.platform === 'win32' || process.platform === 'linux') return null;
  const holder = await connect(name).catch(() => null);
  holder?.destroy();
  if (holder) return null;
  await unlink(name);
  return listen(name);
}
