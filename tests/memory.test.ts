import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { build } from '../scripts/prepare.mjs';
import { aSignUp } from '../server/testing/factories.ts';
import { tempDirectory } from '../server/testing/temp-directory.ts';
import { type AppProcess, call, startApp } from './app-process.ts';

const AT_ONCE = 8;
const ALLOWED_MB = 256;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(build, 300_000);
const directory = tempDirectory();

/** Reads the memory of the process: now (`VmRSS`), or the most since the last reset (`VmHWM`). */
function megabytes({ pid }: AppProcess, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

function forgetPeak({ pid }: AppProcess): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Passes of an interlaced PNG: where each of the seven begins, and the distance of its pixels. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Builds a black interlaced PNG with four channels of 16 bits: a few hundred kB that unfold to 8
 * bytes a pixel.
 */
async function deepInterlacedPng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const length = PASSES.reduce((sum, [x, y, dx, dy]) => {
    const [columns, rows] = [Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)];
    return sum + rows * (1 + columns * 8);
  }, 0);
  function* zeros() {
    const piece = Buffer.alloc(1024 * 1024);
    for (let left = length; left > 0; left -= piece.length) {
      yield left < piece.length ? piece.subarray(0, left) : piece;
    }
  }
  const data = await buffer(Readable.from(zeros()).pipe(createDeflate()));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const coral = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c73f26' } });

test.runIf(process.platform === 'linux')(
  'eight pictures at once, of the worst kind that there is, take at most 256 MB',
  async () => {
    const app = await startApp({ DATA_DIR: directory(), DEMO: 'false', RATE_LIMITS: 'off' });
    const { cookie } = await call(app, '/api/register', aSignUp());
    forgetPeak(app);
    const idle = megabytes(app, 'VmRSS');
    async function upload(image: Buffer): Promise<number[]> {
      const body = JSON.stringify({ image: image.toString('base64') });
      const headers = { cookie, 'content-type': 'application/json' };
      const one = () =>
        fetch(new URL('/api/account/avatar', app.url), { method: 'PUT', headers, body });
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, one));
      return [...new Set(answers.map(({ status }) => status))];
    }
    expect(await upload(await deepInterlacedPng(7_000))).toEqual([400]);
    expect(await upload(await coral(8160, 6120).jpeg({ progressive: true }).toBuffer())).toEqual([
      400,
    ]);
    // Upload the largest picture that is opened.
    expect(await upload(await deepInterlacedPng(1_000))).toEqual([200]);
    expect(
      await upload(await coral(1_000, 1_000).avif({ bitdepth: 12, effort: 0 }).toBuffer()),
    ).toEqual([200]);
    expect(await upload(await coral(8160, 6120).jpeg({ quality: 50 }).toBuffer())).toEqual([200]);
    const above = megabytes(app, 'VmHWM') - idle;
    console.info(`${Math.round(above)} MB above ${Math.round(idle)} MB`);
    expect(above).toBeLessThan(ALLOWED_MB);
    app.signal('SIGTERM');
    expect(await app.exited).toBe(0);
  },
);
