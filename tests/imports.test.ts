import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { circularImports, importsOf, reachableFrom, sourceFiles, textOf } from './source-tree.ts';

const OWN = /^(client|content|contract|illustration|scripts|server|tests)\//;
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');
const product = sourceFiles().filter((file) => !isTest(file));

/** Folders that may import everything on the server, and the basis that all may import. */
const SERVER_TOP = /^server\/([\w-]+\.\w+$|demo\/|testing\/)/;
const SERVER_GROUND = /^server\/(config\.ts$|(db|http|security|mail|catalogue)\/)/;
/**
 * Files that basis and features receive, and the folders that may import everything in the client.
 */
const GIVEN = /^server\/(deps|personal-data|background|file-paths|open-database)\.ts$/;
const CLIENT_TOP = /^client\/([\w-]+\.\w+$|app\/)/;
const CLIENT_GROUND = /^client\/(lib|device|ui|styles)\//;

/**
 * Files of another feature that may be imported: queries, guards, rules and workflows, but not its
 * routes.
 */
const SERVER_FEATURES = /^server\/(?!demo\/|testing\/)[\w-]+\/.*(?<!routes)\.ts$/;
/**
 * Files of another feature that may be imported: hooks, parts and pure rules, but not its pages or
 * words.
 */
const CLIENT_FEATURES = /^client\/(?!app\/)[\w-]+\/.*(?<!Page\.tsx|\/copy\.ts)$/;

const SHARED = /^(contract|content|illustration)\//;
const FOR_BROWSERS = /^(contract\/|content\/[\w-]+\.ts$|illustration\/(?!poses\/))/;

/** Imports allowed to each place beside its own folder. The first matching place counts. */
const WALLS: readonly (readonly [place: RegExp, ...mayImport: RegExp[]])[] = [
  [/^contract\//, /^contract\//],
  [/^illustration\//, /^(illustration|contract)\//],
  [/^content\/workouts\//, /^(content|contract|illustration\/poses)\//],
  [/^content\//, /^(content|contract)\//],
  [/^server\/catalogue\//, SERVER_GROUND, GIVEN, SHARED],
  [SERVER_GROUND, SERVER_GROUND, GIVEN, /^contract\//],
  [SERVER_TOP, /^server\//, SHARED],
  [/^server\//, SERVER_GROUND, GIVEN, SERVER_FEATURES, SHARED],
  [/^client\/ui\//, /^client\/(ui|styles|lib\/(create|use)-store\.ts$)/],
  [/^client\/(lib|device)\//, /^client\/(lib|device)\//, /^contract\//],
  [CLIENT_TOP, /^client\//, FOR_BROWSERS],
  [/^client\//, CLIENT_GROUND, CLIENT_FEATURES, FOR_BROWSERS],
];

/**
 * Returns the area of a file. The feature that an area is named after is in the area's own folder,
 * such as server/shop.
 */
const areaOf = (file: string) => file.split('/').slice(0, 2).join('/');
const featureOf = (file: string) => path.posix.dirname(file).split('/').slice(0, 3).join('/');

function mayImport(from: string, to: string): boolean {
  const [, ...places] = WALLS.find(([place]) => place.test(from)) ?? [];
  const isFree = places.length === 0 || featureOf(from) === featureOf(to);
  return isFree || places.some((place) => place.test(to));
}

function isFeature(file: string): boolean {
  const others = [SERVER_TOP, SERVER_GROUND, CLIENT_TOP, CLIENT_GROUND];
  return /^(server|client)\//.test(file) && !others.some((place) => place.test(file));
}

test('imports run one way, as the map says', () => {
  const wrong = product
    .flatMap(importsOf)
    .filter(({ from, to }) => OWN.test(to) && !mayImport(from, to))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(wrong).toEqual([]);
});

test('the contract needs the schema library alone', () => {
  const packages = product
    .filter((file) => file.startsWith('contract/'))
    .flatMap((file) => importsOf(file).map(({ to }) => to))
    .filter((name) => !OWN.test(name));
  expect(new Set(packages)).toEqual(new Set(['zod/mini']));
});

test('words and drawings need neither Node nor the browser nor any package', () => {
  const packages = product
    .filter((file) => /^(content|illustration)\//.test(file))
    .flatMap((file) => importsOf(file).map(({ to }) => `${file}: ${to}`))
    .filter((line) => !OWN.test(line.split(': ')[1] ?? ''));
  expect(packages).toEqual([]);
});

test('what runs before anything is installed needs Node alone', () => {
  const early = reachableFrom(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/dev.mjs']);
  const packages = [...early]
    .flatMap((file) => importsOf(file).map(({ to }) => to))
    .filter((name) => !OWN.test(name) && !name.startsWith('node:'));
  expect(packages).toEqual([]);
});

test('the browser takes the schemas of the contract as types alone', () => {
  const inBrowser = reachableFrom(product.filter((file) => file.startsWith('client/')));
  const loaded = [...inBrowser].flatMap(importsOf).filter(({ isTypeOnly }) => !isTypeOnly);
  expect(loaded.filter(({ to }) => /^zod|\.schemas\.ts$/.test(to))).toEqual([]);
});

test('no step of a workout can reach the browser', () => {
  const inBrowser = reachableFrom(product.filter((file) => file.startsWith('client/')));
  expect(inBrowser.size).toBeGreaterThan(20);
  const secret = [...inBrowser].filter((file) =>
    /^(content\/workouts|illustration\/poses|server)\//.test(file),
  );
  expect(secret).toEqual([]);
});

test('no files import each other in circles, not even for their types', () => {
  // Take calls and their schemas as one: each half needs the other, one of them only its types.
  const pair = (file: string) => file.replace('.schemas.ts', '.ts');
  expect(circularImports(product, pair)).toEqual([]);
});

test('nor do areas, nor the features in them', () => {
  const inAreas = product.filter(
    (file) => isFeature(file) || /^(contract|illustration)\//.test(file),
  );
  expect(circularImports(inAreas, areaOf)).toEqual([]);
  expect(circularImports(inAreas, featureOf)).toEqual([]);
});

/**
 * Files that may contain SQL, including commands of operators, which rewrite the whole database.
 */
const SQL_AT_HOME = /queries\.ts$|^server\/admin\/cli\//;

test('the SQL of a feature lives in its queries files', () => {
  const builders = product
    .filter((file) => /^server\//.test(file) && isFeature(file) && !SQL_AT_HOME.test(file))
    .flatMap(importsOf)
    .filter(
      ({ to, isTypeOnly }) => !isTypeOnly && /^drizzle-orm|^server\/db\/(schema|tables)/.test(to),
    )
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(builders).toEqual([]);
});

test('only what is started reads the environment', () => {
  const readers = product.filter(
    (file) =>
      /^(server|client|contract|content|illustration)\//.test(file) &&
      /\bprocess\.env\b/.test(textOf(file)),
  );
  expect(readers.filter((file) => !file.startsWith('server/testing/'))).toEqual([
    'server/cli.ts',
    'server/main.ts',
  ]);
});

describe('names', () => {
  test('no file is a drawer for what has no place', () => {
    const drawers = sourceFiles().filter((file) =>
      /\/(index|utils?|helpers|misc)\.\w+$/.test(file),
    );
    expect(drawers).toEqual([]);
  });

  test('a component’s file bears its name, and every other is in kebab-case', () => {
    const odd = sourceFiles().filter((file) => {
      const [name = ''] = path.posix.basename(file).split('.');
      return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !isNamedAfterItsComponent(file, name);
    });
    expect(odd).toEqual([]);
  });
});

function isNamedAfterItsComponent(file: string, name: string): boolean {
  if (!file.endsWith('.tsx') || !/^[A-Z]\w*$/.test(name)) return false;
  return isTest(file) || new RegExp(`export (function|const|class) ${name}\\b`).test(textOf(file));
}
