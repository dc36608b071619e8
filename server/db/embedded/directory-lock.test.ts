import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filePaths } from '../../file-paths.ts';
import { childProcess } from '../../testing/child.ts';
import { tempDirectory } from '../../testing/temp-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEmbedded } from './embedded.ts';

const dataDir = tempDirectory();

test('a directory is held by one at a time, by whatever name it is called', async () => {
  const alias = `${dataDir()}-alias`;
  await symlink(dataDir(), alias);
  const lock = await lockDirectory(dataDir());
  for (const name of [dataDir(), alias, path.join(dataDir(), '.')]) {
    await expect(lockDirectory(name)).rejects.toThrow(
      `DATA_DIR ${name} is in use by another process: stop that one, or set another DATA_DIR.`,
    );
  }
  await lock.release();
  await (await lockDirectory(alias)).release();
  await rm(alias);
});

test('two directories do not stand in each other’s way', async () => {
  const locks = [await lockDirectory(dataDir()), await lockDirectory(path.dirname(dataDir()))];
  for (const lock of locks) await lock.release();
});

test('another process is refused and told why', async () => {
  const lock = await lockDirectory(dataDir());
  const second = childProcess('lock-holder.ts', dataDir());
  expect(await second.exited).toBe(0);
  expect(second.lines).toEqual([expect.stringContaining(`DATA_DIR ${dataDir()} is in use`)]);
  await lock.release();
});

test('a process that is killed frees the directory at once', async () => {
  const holder = childProcess('lock-holder.ts', dataDir());
  expect(await holder.printed(1)).toEqual(['held']);
  await expect(lockDirectory(dataDir())).rejects.toThrow('in use');
  await holder.kill();
  await (await lockDirectory(dataDir())).release();
});

test('a start that fails leaves the directory free', async () => {
  await writeFile(path.join(dataDir(), 'postgres'), 'a file where the database belongs');
  const opening = openEmbedded({ dataDir: dataDir(), migrationsFolder: filePaths.migrations });
  await expect(opening).rejects.toThrow();
  await (await lockDirectory(dataDir())).release();
});
