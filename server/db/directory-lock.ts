import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '../config.ts';

/**
 * Two processes on one embedded database lose rows without a word, so each holds a listening
 * socket named after the directory. The system frees it when its process ends, however it ends,
 * which a file with a process id in it cannot promise.
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  const name = socketName(await realpath(directory));
  const server = (await listen(name)) ?? (await listenAfterCrash(name));
  if (!server) {
    throw new ConfigError(
      `DATA_DIR ${directory} is in use by another process: stop that one, or set another DATA_DIR.`,
    );
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
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
    const server = net.createServer((socket) => socket.destroy());
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
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (answered) return null;
  await unlink(name);
  return listen(name);
}
