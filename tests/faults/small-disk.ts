import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const BLOCK = Buffer.alloc(64 * 1024);

export type SmallDisk = {
  directory: string;
  /** Fills the disk except for this many bytes. */
  fill(leaving: number): void;
  free(): void;
  remove(): void;
};

/** Creates a small disk in memory. Null if the system does not allow this. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'sexercise-disk-'));
  const ballast = path.join(directory, 'ballast');
  try {
    const options = `size=${megabytes}m,mode=777`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    rmdirSync(directory);
    return null;
  }
  return {
    directory,
    fill(leaving) {
      const file = openSync(ballast, 'w');
      try {
        while (freeBytes(directory) > leaving) writeSync(file, BLOCK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', directory]);
      rmdirSync(directory);
    },
  };
}

function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
