import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licencePage, lockedPackages } from '../scripts/licences.mjs';
import { root } from '../scripts/prepare.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** Version of each, also of one that is installed under another name: npm:typescript@7.0.2. */
const direct = Object.fromEntries(
  Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => [
    name,
    version.replace(/^npm:.+@/, ''),
  ]),
);

/** Licenses on which a sold product may be built with no obligation beyond attribution. */
const PERMISSIVE = /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Unlicense)$/;
const FONTS = /^@fontsource-variable\//;
const LIBVIPS = /^@img\/sharp-/;

test('every dependency has its line on why it is here, and no line has lost its dependency', () => {
  const rows = [...read('docs/dependencies.md').matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, packages = '']) => packages.split(', '))
    .filter((name) => !['package', '---'].includes(name))
    .map((text) => /^(\S+)(?: \(([^)]+)\))?$/.exec(text)?.slice(1) ?? [text]);
  const named = new Set(rows.map(([name = '']) => name));
  const isNamed = (name: string) =>
    named.has(name) || (named.has('@types/*') && /^@types\//.test(name));
  expect(Object.keys(direct).filter((name) => !isNamed(name))).toEqual([]);
  expect([...named].filter((name) => name !== '@types/*' && !(name in direct))).toEqual([]);
  for (const [name = '', version] of rows)
    if (version) expect([name, version]).toEqual([name, direct[name]]);
});

test('every version is exact, in package.json as in the lockfile', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<
      string,
      {
        version?: string;
        integrity?: string;
        inBundle?: boolean;
        hasInstallScript?: boolean;
        dev?: boolean;
      }
    >;
  };
  for (const [name, version] of Object.entries(direct)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  for (const [place, entry] of Object.entries(lock.packages)) {
    // Skip a package inside another's archive, which that archive's checksum covers.
    if (place && !entry.inBundle) expect(entry.integrity, place).toMatch(/^sha512-/);
    // Forbid install scripts in packages that reach production.
    if (!entry.dev) expect(entry.hasInstallScript, place).toBeUndefined();
  }
});

test('the list of licences is current (npm run licences), and nothing shipped asks for our source', () => {
  expect(read('docs/licences.md')).toBe(licencePage());
  const strange = lockedPackages().filter(
    ({ name, licence, isShipped }) =>
      isShipped &&
      !licence.split(/ OR /).some((choice) => PERMISSIVE.test(choice.replace(/[()]/g, ''))) &&
      !FONTS.test(name) &&
      !LIBVIPS.test(name) &&
      // Allow its license, which only covers changes to its own files. There are no such changes.
      name !== 'web-push',
  );
  expect(strange).toEqual([]);
});
