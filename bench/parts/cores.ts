import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';

const LAST = os.availableParallelism() - 1;

/** Cores of this machine for the app, and for everything else that the measurement needs. */
export const CORES = { all: `0-${LAST}`, ofTheApp: '0', ofTheRest: LAST > 1 ? `1-${LAST}` : '1' };

/** True if there is more than one core to choose from. */
export const CAN_CHOOSE = LAST > 0;

/** Limits a process, with all its threads and future children, to some cores. */
export function keepTo(cores: string, pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
}

export function parentOf(pid: number): number {
  const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(parent);
}
