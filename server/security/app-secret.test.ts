import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempDirectory } from '../testing/temp-directory.ts';
import { localAppSecret } from './app-secret.ts';

const directory = tempDirectory();

test('an embedded database gets a master key once and keeps it', async () => {
  const dataDir = path.join(directory(), 'data');
  const secret = await localAppSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await localAppSecret(dataDir)).toBe(secret);
  expect((await stat(path.join(dataDir, 'app-secret'))).mode & 0o777).toBe(0o600);
  expect(await localAppSecret(path.join(directory(), 'other'))).not.toBe(secret);
});

test('starts at the same moment agree on one key and leave no draft', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => localAppSecret(directory())));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(directory())).toEqual(['app-secret']);
});
