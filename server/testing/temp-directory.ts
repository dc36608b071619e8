import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * Makes a new directory for each test and removes it afterwards. Call this once at the top of a
 * file.
 */
export function tempDirectory(): () => string {
  return directoryBetween(beforeEach, afterEach);
}

/** Makes one directory for all tests of a file. */
export function tempDirectoryOfFile(): () => string {
  return directoryBetween(beforeAll, afterAll);
}

type Hook = (work: () => void) => void;

function directoryBetween(before: Hook, after: Hook): () => string {
  let directory = '';
  before(() => {
    directory = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'sexercise-test-'));
  });
  after(() => rmSync(directory, { recursive: true, force: true }));
  return () => directory;
}
