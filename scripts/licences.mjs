// `npm run licences` writes docs/licences.md from the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(import.meta.dirname);
const FILE = path.join(root, 'docs/licences.md');
/** Development packages whose files reach people's browsers. */
const SHIPPED = /^(@fontsource-variable\/|tailwindcss$)/;

/** Lists every package of the lockfile, once for each version. */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const known = new Map();
  for (const [place, { version, license, dev, devOptional }] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1);
    if (!name) continue;
    const isShipped = !(dev || devOptional) || SHIPPED.test(name);
    const same = known.get(`${name} ${version}`);
    known.set(`${name} ${version}`, {
      name,
      version,
      licence: license ?? 'not stated',
      isShipped: isShipped || Boolean(same?.isShipped),
    });
  }
  return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

export function licencePage() {
  const all = lockedPackages();
  const shipped = all.filter(({ isShipped }) => isShipped);
  const others = all.filter(({ isShipped }) => !isShipped);
  const rows = (packages) =>
    packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const head = ['| package | version | licence |', '|---|---|---|'];
  return `${[
    '# Licences of what we build on',
    '',
    'Written by `npm run licences` from the lockfile; a test holds it current. The texts themselves are in each package.',
    '',
    'libvips, which `@img/sharp-*` brings, is the one library under the LGPL: a shared library beside the app, unchanged and replaceable, which is what that licence asks. `web-push` is under the MPL, which asks for changes to its own files: there are none.',
    '',
    `## Shipped: on the server or in the browser (${shipped.length})`,
    '',
    ...head,
    ...rows(shipped),
    '',
    `## For development and tests only (${others.length})`,
    '',
    ...head,
    ...rows(others),
  ].join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, licencePage());
