import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/prepare.mjs';
import { findTurnServer } from '../../scripts/tools.mjs';

export const TURN_SECRET = 'a secret between the app and the relay';

/** Starts the relay of deploy/ on loopback, where both phones of a test are reachable. */
export async function startTurnServer(port: number) {
  const program = findTurnServer();
  if (!program) throw new Error('coturn is missing: npm run test:all installs it, or says how to.');
  const directory = mkdtempSync(path.join(os.tmpdir(), 'turn-'));
  const file = path.join(directory, 'turnserver.conf');
  const settings = readFileSync(path.join(root, 'deploy/coturn/turnserver.conf'), 'utf8')
    .split('\n')
    .filter((line) => !/^(denied-peer-ip|listening-port)=/.test(line));
  const own = [
    `listening-port=${port}`,
    'listening-ip=127.0.0.1',
    'relay-ip=127.0.0.1',
    'allow-loopback-peers',
    `static-auth-secret=${TURN_SECRET}`,
    `pidfile=${directory}/turn.pid`,
    `userdb=${directory}/turn.db`,
  ];
  writeFileSync(file, [...settings, ...own].join('\n'));
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(program as string, ['-c', file], { stdio: 'ignore' });
    await untilListening(port);
    return started;
  }
  async function stop(): Promise<void> {
    const over = once(child, 'exit');
    child.kill('SIGKILL');
    await over;
  }
  return {
    url: `turn:127.0.0.1:${port}`,
    /** Cuts the network silently: nothing passes and no error is sent. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    /** Ends all relayed connections for good, so that new ones must be found. */
    async replace(): Promise<void> {
      await stop();
      child = await start();
    },
    async close(): Promise<void> {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
