import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, say } from './console.mjs';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';

export const root = path.dirname(import.meta.dirname);

const SOURCES = [
  'client',
  'content',
  'contract',
  'figures',
  'server',
  'scripts/build.mjs',
  'vite.config.ts',
  'vite.server.config.ts',
];
const LOCKFILES = ['package-lock.json'];

/** Installs the packages unless exactly these are already there. */
export async function installPackages() {
  const stampFile = path.join(root, 'node_modules/.cache/installed');
  const stamp = `${process.version} ${fingerprint(root, LOCKFILES)}`;
  if (readStamp(stampFile) === stamp) return;
  say('Installing packages (npm ci)');
  // Building needs the development packages, whatever NODE_ENV says.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root });
  writeStamp(stampFile, stamp);
}

/** Builds the app unless exactly these sources are already built. */
export async function build() {
  const stampFile = path.join(root, 'dist/built');
  const stamp = fingerprint(root, [...SOURCES, 'package.json', ...LOCKFILES]);
  if (existsSync(path.join(root, 'dist/server/main.js')) && readStamp(stampFile) === stamp) return;
  say('Building');
  // Whatever NODE_ENV says where it is started, what is served is made for production.
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [path.join(root, 'scripts/build.mjs')], { cwd: root, env });
  writeStamp(stampFile, stamp);
}
