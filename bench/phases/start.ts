import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../../scripts/prepare.mjs';
import { byTurns, cpuOf, median, timesOf } from '../parts/measure.ts';
import { figure, type Section } from '../parts/report.ts';

const ROUNDS = 7;
const BARE_SERVER = path.join(import.meta.dirname, '../parts/bare-server.mjs');

/**
 * Measures how long a second `npm start` takes to serve, compared with the smallest possible
 * server.
 */
export async function start(): Promise<Section> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sexercise-bench-'));
  const waits = { bare: [] as number[], app: [] as number[] };
  const measured = (what: 'bare' | 'app', args: string[]) => async () => {
    const { cpu, wait } = await untilReady(args, dataDir);
    waits[what].push(wait);
    return cpu;
  };
  const app = measured('app', [path.join(root, 'scripts/start.mjs')]);
  const bare = measured('bare', [BARE_SERVER, path.join(dataDir, 'postgres')]);
  // Start both once before measuring: the first start makes the database and the demo couple.
  await app();
  await bare();
  waits.app.length = 0;
  waits.bare.length = 0;
  const cost = await byTurns(ROUNDS, { bare, app });
  rmSync(dataDir, { recursive: true, force: true });
  const row = (what: string, of: { bare: number[]; app: number[] }) => [
    what,
    (median(of.bare) / 1000).toFixed(0),
    (median(of.app) / 1000).toFixed(0),
    figure(timesOf(of.app, of.bare)),
  ];
  return {
    title: 'Start',
    about: `A second \`npm start\` until it is ready, against a bare node:http server that opens the same embedded database. Medians of ${ROUNDS} starts of each, by turns.`,
    tables: [
      {
        columns: ['', 'bare, ms', 'app, ms', 'times'],
        rows: [row('CPU time', cost), row('waiting', waits)],
      },
    ],
    checks: [],
  };
}

/** Measures both figures in microseconds. */
async function untilReady(args: string[], dataDir: string): Promise<{ cpu: number; wait: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    if (!line.includes('http://')) continue;
    const wait = (performance.now() - startedAt) * 1000;
    const cpu = cpuOf(child.pid ?? 0);
    child.kill('SIGTERM');
    await exited;
    return { cpu, wait };
  }
  throw new Error(`${args.join(' ')} did not start.`);
}
