import { existsSync } from 'node:fs';
import path from 'node:path';
import { npm, run, say } from './console.mjs';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';

export const root = path.dirname(import.meta.dirname);

const SOURCES = [
  'client',
  'content',
  'contract',
  'illustration',
  'server',
  'scripts/build.mjs',
  'scripts/build-service-worker.mjs',
  'scripts/draw-icons.mjs',
  'scripts/script-files.ts',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.service-worker.config.ts',
];
const LOCKFILES = ['package-lock.json'];
/** Written at the very end: marks a finished build, and names the sources that were built. */
const BUILT = path.join(root, 'dist/built');

/** Installs the packages unless exactly these are already there. */
export async function installPackages() {
  const stampFile = path.join(root, 'node_modules/.cache/installed');
  const stamp = `${process.platform} ${process.arch} ${fingerprint(root, LOCKFILES)}`;
  if (readStamp(stampFile) === stamp) return;
  say('Installing packages (npm ci)');
  // Include the development packages, which building needs, whatever NODE_ENV says.
  await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root });
  writeStamp(stampFile, stamp);
}

/**
 * True if there are packages and a finished build, of any sources: a server may be running on them
 * right now.
 */
export function canRun() {
  return existsSync(BUILT) && existsSync(path.join(root, 'node_modules'));
}

/** Builds the app unless exactly these sources are already built. */
export async function build() {
  if (readStamp(BUILT) === sourcesStamp()) return;
  say('Building');
  // Build for production, even if NODE_ENV says otherwise at the start.
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [path.join(root, 'scripts/build.mjs')], { cwd: root, env });
}

/** Stamp of the current sources, to compare with that of the build. */
export function sourcesStamp() {
  return fingerprint(root, [...SOURCES, 'package.json', ...LOCKFILES]);
}

export function markBuilt(stamp) {
  writeStamp(BUILT, stamp);
}
