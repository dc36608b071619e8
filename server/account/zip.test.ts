import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unzip } from '../testing/unzip.ts';
import { type ZipFile, zip } from './zip.ts';

async function* pieces(content: readonly string[]) {
  yield* content;
}

async function archive(files: ZipFile[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zip(files)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('whatever goes into an archive comes out of it', async () => {
  const file = fc.record({
    name: fc.string({ minLength: 1, unit: 'grapheme' }),
    content: fc.array(fc.string({ unit: 'grapheme' })),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(file, { selector: ({ name }) => name }), async (files) => {
      const packed = await archive(
        files.map(({ name, content }) => ({ name, content: pieces(content) })),
      );
      const unpacked = [...unzip(packed)].map(([name, bytes]) => [name, bytes.toString('utf8')]);
      expect(unpacked).toEqual(files.map(({ name, content }) => [name, content.join('')]));
    }),
    { numRuns: 50 },
  );
});

test('a source that fails makes the archive fail, rather than end early', async () => {
  async function* broken() {
    yield 'half';
    throw new Error('gone');
  }
  await expect(archive([{ name: 'a.txt', content: broken() }])).rejects.toThrow('gone');
});
