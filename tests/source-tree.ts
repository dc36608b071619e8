import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/prepare.mjs';

const ROOTS = ['client', 'content', 'contract', 'illustration', 'scripts', 'server', 'tests'];
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"()]*?\sfrom\s+)?'([^']+)'/g;
const LAZY_IMPORT = /\bimport\('([^']+)'\)/g;

export type Import = { from: string; to: string; isTypeOnly: boolean };

/** Lists every source file, by its path from the root. */
export function sourceFiles(): string[] {
  found ??= readSourceFiles();
  return found;
}

let found: string[] | undefined;
function readSourceFiles(): string[] {
  return ROOTS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
  );
}

export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Lists the imports of a file: our own files by path from the root, packages by name. */
export function importsOf(from: string): Import[] {
  const known = importsByFile.get(from) ?? readImports(from);
  importsByFile.set(from, known);
  return known;
}

const importsByFile = new Map<string, Import[]>();
function readImports(from: string): Import[] {
  const text = textOf(from);
  const target = (name: string) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name;
  return [
    ...[...text.matchAll(IMPORT)].map(([, type, name = '']) => ({
      from,
      to: target(name),
      isTypeOnly: Boolean(type),
    })),
    ...[...text.matchAll(LAZY_IMPORT)].map(([, name = '']) => ({
      from,
      to: target(name),
      isTypeOnly: false,
    })),
  ];
}

/**
 * Lists every file that the given ones load, including themselves. Does not pass through `ends`.
 */
export function reachableFrom(files: string[]): Set<string> {
  const known = new Set(sourceFiles());
  const reached = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (reached.has(file) || !known.has(file)) continue;
    reached.add(file);
    open.push(...importsOf(file).flatMap(({ to, isTypeOnly }) => (isTypeOnly ? [] : [to])));
  }
  return reached;
}

/** Finds imports through which a group of files leads back to itself, also indirectly. */
export function circularImports(
  files: readonly string[],
  groupOf = (file: string) => file,
): string[] {
  const known = new Set(files);
  const between = files
    .flatMap(importsOf)
    .filter(({ from, to }) => known.has(to) && groupOf(from) !== groupOf(to));
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of between) {
    const targets = arrows.get(groupOf(from)) ?? new Set();
    arrows.set(groupOf(from), targets.add(groupOf(to)));
  }
  const reached = new Map([...arrows.keys()].map((group) => [group, reachedBy(arrows, group)]));
  return between
    .filter(({ from, to }) => reached.get(groupOf(to))?.has(groupOf(from)))
    .map(({ from, to }) => `${from} imports ${to}`);
}

function reachedBy(arrows: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const reached = new Set<string>();
  const open = [from];
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    for (const next of arrows.get(group) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
