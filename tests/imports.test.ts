import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, reachableFrom, sourceFiles, textOf } from './source-tree.ts';

const OWN = /^(client|content|contract|figures|scripts|server|tests)\//;
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');
const product = sourceFiles().filter((file) => !isTest(file));

/** Everything on the server's side that may know everything else there. */
const SERVER_TOP = /^server\/([\w-]+\.ts|demo\/|testing\/)/;
const PLATFORM = /^server\/(config\.ts|(db|http|security|mail|payments)\/)/;
/** What the platform and the features share: the shape of what they are given. */
const SHARED_TYPES = /^server\/(deps|background|file-paths|open-database)\.ts$/;
const CLIENT_TOP = /^client\/([\w-]+\.tsx?$|app\/)/;
const WORDS = /^content\/[\w-]+\.ts$/;

/** Commands of operators, which rewrite the database as a whole. */
const OPERATOR_COMMANDS = /^server\/(backup|move|rotation)\//;

/** The folder that a file's feature lives in, such as server/journal. */
function featureOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function isFeature(file: string): boolean {
  const others = [SERVER_TOP, PLATFORM, CLIENT_TOP, /^client\/(lib|ui)\//];
  return /^(server|client)\/[\w-]+\//.test(file) && !others.some((place) => place.test(file));
}

function mayImport(from: string, to: string): boolean {
  const isIn = (...places: RegExp[]) => places.some((place) => place.test(to));
  const isOwnFeature = featureOf(from) === featureOf(to);
  if (/^contract\//.test(from)) return isIn(/^contract\//);
  if (/^content\//.test(from)) return isIn(/^content\//, /^contract\//);
  if (/^figures\//.test(from)) return isIn(/^figures\//, /^contract\//);
  if (PLATFORM.test(from)) return isIn(PLATFORM, SHARED_TYPES, /^contract\//);
  if (SERVER_TOP.test(from)) return isIn(/^(server|content|contract|figures)\//);
  if (/^server\//.test(from)) {
    const isShared = isIn(PLATFORM, SHARED_TYPES, /^(content|contract|figures)\//);
    // Of another feature: its queries, guards, rules and workflows, but not what answers requests.
    return isShared || isOwnFeature || (!SERVER_TOP.test(to) && !/\/routes\.ts$/.test(to));
  }
  if (/^client\/ui\//.test(from)) return isIn(/^client\/(ui|styles)\//);
  if (/^client\/lib\//.test(from)) return isIn(/^client\/lib\//, /^contract\//);
  if (CLIENT_TOP.test(from)) return isIn(/^(client|contract|figures)\//, WORDS);
  if (/^client\//.test(from)) {
    const isShared = isIn(/^client\/(lib|ui)\//, /^(contract|figures)\//, WORDS);
    // Of another feature: its hooks, parts and pure rules, but neither its pages nor its words.
    return isShared || isOwnFeature || !(CLIENT_TOP.test(to) || /(Page\.tsx|\/copy\.ts)$/.test(to));
  }
  return true;
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
    .filter((file) => /^(content|figures)\//.test(file))
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
  // Its bundle has a stand-in for them: see vite.config.ts.
  const schemas = product
    .filter((file) => /^client\//.test(file))
    .flatMap((file) =>
      Array.from(
        textOf(file).matchAll(/import (?!type)\{([^}]*)\} from '[./]*\/contract\//g),
        ([, names = '']) => names.split(',').map((name) => `${file}: ${name.trim()}`),
      ).flat(),
    )
    .filter((line) => /: [A-Z][a-z]\w*$/.test(line));
  expect(schemas).toEqual([]);
});

test('no step of a workout can reach the browser', () => {
  // The browser's build puts numbers in place of this file: see vite.config.ts.
  const inBrowser = reachableFrom(
    product.filter((file) => file.startsWith('client/')),
    ['content/workout-counts.ts'],
  );
  expect(inBrowser.size).toBeGreaterThan(20);
  const secret = [...inBrowser].filter((file) =>
    /^(content\/(workouts|poses)|server)\//.test(file),
  );
  expect(secret).toEqual([]);
});

test('no files import each other in circles, not even for their types', () => {
  const imports = new Map(product.map((file) => [file, importsOf(file).map(({ to }) => to)]));
  const reaches = (from: string, target: string) => {
    const open = [...(imports.get(from) ?? [])];
    const seen = new Set<string>();
    for (let file = open.pop(); file; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...(imports.get(file) ?? []));
    }
    return seen.has(target);
  };
  expect(product.filter((file) => reaches(file, file))).toEqual([]);
});

test('of two features at most one imports the other', () => {
  const pairs = new Map<string, string>();
  for (const { from, to } of product.filter(isFeature).flatMap(importsOf)) {
    if (isFeature(to) && featureOf(from) !== featureOf(to)) {
      pairs.set(`${featureOf(from)} → ${featureOf(to)}`, `${from} imports ${to}`);
    }
  }
  const mutual = [...pairs].filter(([pair]) => pairs.has(pair.split(' → ').reverse().join(' → ')));
  expect(mutual.map(([, example]) => example).sort()).toEqual([]);
});

test('the SQL of a feature lives in its queries files', () => {
  const builders = product
    .filter(
      (file) => isFeature(file) && !/queries\.ts$/.test(file) && !OPERATOR_COMMANDS.test(file),
    )
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
      /^(server|client|contract|content|figures)\//.test(file) &&
      /\bprocess\.env\b/.test(textOf(file)),
  );
  expect(readers.filter((file) => !file.startsWith('server/testing/'))).toEqual([
    'server/command.ts',
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
