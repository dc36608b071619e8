import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { canBeOpened, hasManyScans } from './avatar-bounds.ts';

const coral = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#c73f26' } });

const photo = {
  format: 'jpeg',
  width: 8160,
  height: 6120,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
} as const;

describe('a picture is opened when the memory for it is there', () => {
  test.each([
    ['the largest photo of a phone', photo, true],
    ['the same in scans', { ...photo, isProgressive: true }, false],
    ['two megapixels in scans', { ...photo, width: 1600, height: 1200, isProgressive: true }, true],
    ['an interlaced PNG of 49 million deep pixels', deepPng(7000), false],
    ['an interlaced PNG of a million deep pixels', deepPng(1000), true],
    [
      'rows without end',
      { ...deepPng(0), width: 48_000, height: 1_000, isProgressive: false },
      false,
    ],
    ['a WebP of 50 megapixels', { ...photo, format: 'webp' }, false],
    ['an AVIF of 50 megapixels', { ...photo, format: 'heif' }, false],
    ['an AVIF of one megapixel', { ...photo, format: 'heif', width: 1000, height: 1000 }, true],
  ] as const)('%s: %#', async (_what, header, isFine) => {
    expect(canBeOpened(header, await coral().jpeg().toBuffer())).toBe(isFine);
  });

  function deepPng(side: number) {
    const size = { width: side, height: side, channels: 4 } as const;
    return { format: 'png', ...size, depth: 'ushort', isProgressive: true } as const;
  }
});

test('a JPEG in several scans is known by its markers, whatever its header says', async () => {
  expect(hasManyScans(await coral().jpeg().toBuffer())).toBe(false);
  expect(hasManyScans(await coral().greyscale().jpeg().toBuffer())).toBe(false);
  const plain = await coral().jpeg().toBuffer();
  const scan = plain.indexOf(Buffer.from('ffda', 'hex'));
  const oneColor = Buffer.from(plain);
  oneColor[scan + 4] = 1;
  expect(hasManyScans(oneColor)).toBe(true);
  expect(hasManyScans(plain.subarray(0, scan))).toBe(true);
});
