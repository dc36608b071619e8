import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/prepare.mjs';
import { readServerConfig } from '../server/config.ts';
import { sourceFiles, textOf } from './source-tree.ts';

const scripts = [
  ...sourceFiles(),
  ...readdirSync(path.join(root, 'bench'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name))
    .map((name) => path.posix.join('bench', name.split(path.sep).join('/'))),
  ...readdirSync(root).filter((name) => /\.ts$/.test(name)),
];

/** Lists every name that the server reads from its environment. */
function readByServer(): string[] {
  const asked = new Set<string>();
  readServerConfig(
    new Proxy<Record<string, string | undefined>>(
      {},
      { get: (_, name) => void asked.add(String(name)) },
    ),
  );
  return [...asked];
}

/**
 * Matches a name read from the environment, also from one passed to a command. Skips Vite's own.
 */
const READ = /(?<!import\.meta\.)\benv(?:\.|\[')([A-Z][A-Z0-9_]+)\b/g;
const IN_COMPOSE_FILE = /\$\{([A-Z0-9_]+)/g;

const read = new Set([
  ...readByServer(),
  ...scripts.flatMap((file) => [...textOf(file).matchAll(READ)].map(([, name = '']) => name)),
  ...[...textOf('deploy/docker/compose.yml').matchAll(IN_COMPOSE_FILE)].map(
    ([, name = '']) => name,
  ),
]);

const told = [...textOf('docs/configuration.md').matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(
  ([, names = '']) => [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
);

test('the page on configuration names every variable that is read', () => {
  expect(read.size).toBeGreaterThan(40);
  expect([...read].filter((name) => !told.includes(name))).toEqual([]);
});

test('the page on configuration names each variable once, and none that nothing reads', () => {
  expect(told.filter((name) => !read.has(name))).toEqual([]);
  expect(told.filter((name, index) => told.indexOf(name) !== index)).toEqual([]);
});
