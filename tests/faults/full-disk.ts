import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type AppProcess, runApp, startApp } from '../app-process.ts';
import { startPostgres } from '../postgres-server.ts';
import { type CoupleAtWork, couplesAtWork } from './couple-at-work.ts';
import { type FaultDatabase, inEmbedded, inPostgres } from './databases.ts';
import { Skipped } from './outcomes.ts';
import { expectAgreement, expectKept, expectReadable } from './recount.ts';
import { request } from './request.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

/**
 * Free bytes, less than one file of the write-ahead log: rows still fit, but the next log file does
 * not.
 */
const ALMOST_FULL_BYTES = 12 * 2 ** 20;
const REFUSALS = 20;
const BACK_WITHIN_MS = 30_000;
/** Longest allowed entry, so that a disk fills soon. */
const LONG_TEXT = '🌙'.repeat(10_000);

export async function fullDiskEmbedded(): Promise<string> {
  const disk = ownDisk(220);
  const keeping = inEmbedded(disk.directory);
  try {
    return await fullDisk(keeping, disk, { onFree: async () => undefined });
  } finally {
    disk.remove();
  }
}

export async function fullDiskPostgres(): Promise<string> {
  const disk = ownDisk(260);
  const server = await startPostgres(disk.directory);
  const keeping = await inPostgres(server);
  try {
    // Restart the server, as an operator does after one that could not recover.
    return await fullDisk(keeping, disk, { onFree: server.resume });
  } finally {
    await server.stop();
    keeping.remove();
    disk.remove();
  }
}

function ownDisk(megabytes: number): SmallDisk {
  const disk = smallDisk(megabytes);
  if (!disk) throw new Skipped('a disk of its own cannot be mounted here');
  return disk;
}

type Ways = { onFree: () => Promise<void> };

async function fullDisk(
  keeping: FaultDatabase,
  disk: SmallDisk,
  { onFree }: Ways,
): Promise<string> {
  const app = await startApp(keeping.env);
  try {
    const couples = await couplesAtWork(app.url, 2);
    for (const couple of couples) await couple.doNext(app.url);
    disk.fill(ALMOST_FULL_BYTES);
    const written = await writeUntilRefused(app, couples);
    assert.equal((await request(app.url, 'GET', '/api/health')).status, 200);

    disk.free();
    await onFree();
    const backAfter = await untilWritten(app, couples);
    for (const couple of couples) await couple.doNext(app.url);
    await expectReadable(app.url, couples);

    // Fill the disk to the last byte, then end the app.
    disk.fill(0);
    await writeUntilRefused(app, couples);
    app.signal('SIGTERM');
    assert.equal(await app.exited, 0, 'it did not end in order on a full disk');
    const restart = keeping.name === 'embedded' ? await refusedStart(keeping) : '';
    disk.free();
    await onFree();
    const next = await startApp(keeping.env);
    await expectReadable(next.url, couples);
    next.signal('SIGTERM');
    assert.equal(await next.exited, 0);
    const kept = await keeping.inside(async (run) => {
      await expectAgreement(run);
      return expectKept(run, couples);
    });
    return `${written} long entries, then ${REFUSALS} times 503 JSON; written again ${backAfter} ms after there was room; ended in order on a full disk${restart}; ${kept} acknowledged facts all kept`;
  } finally {
    app.signal('SIGKILL');
    await app.exited;
  }
}

async function refusedStart({ env }: FaultDatabase): Promise<string> {
  const refused = runApp(env);
  assert.equal(await refused.exited, 1);
  assert.match(
    refused.log.lines.join('\n'),
    /^DATA_DIR \S+ has \d+ MB left, and needs \d+ to start/m,
  );
  return ', a start there refused in one line';
}

/**
 * Writes until refused and returns the number of entries written. Every refusal must be a 503 in
 * JSON.
 */
async function writeUntilRefused(app: AppProcess, couples: CoupleAtWork[]): Promise<number> {
  let written = 0;
  for (let refused = 0; refused < REFUSALS; ) {
    for (const couple of couples) {
      const content = `Evening ${written} of much to say ${LONG_TEXT}`;
      const { status, body } = await couple.call(app.url, 'POST', '/api/journal', { content });
      if (status === 201) {
        couple.promises.entries.set((body as { id: string }).id, content);
        written++;
      } else {
        assert.equal(status, 503);
        assert.match((body as { message: string }).message, /Please try again/);
        refused++;
      }
    }
  }
  return written;
}

async function untilWritten(app: AppProcess, couples: CoupleAtWork[]): Promise<number> {
  const startedAt = Date.now();
  for (const couple of couples) {
    for (;;) {
      const shared = await couple.call(app.url, 'POST', '/api/challenges/long-lean/share');
      if (shared.status === 204) {
        couple.promises.shares++;
        break;
      }
      assert.equal(shared.status, 503);
      const waited = Date.now() - startedAt;
      assert.ok(waited < BACK_WITHIN_MS, `it was not back after ${waited} ms`);
      await pause(100);
    }
  }
  return Date.now() - startedAt;
}
