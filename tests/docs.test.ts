import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/prepare.mjs';
import { sourceFiles, textOf } from './source-tree.ts';

const inFolder = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  );
const pages = [
  ...[...readdirSync(root), ...inFolder('docs')].filter((name) => name.endsWith('.md')),
  ...['bench', 'illustration', 'tests/faults'].map((folder) => `${folder}/README.md`),
];
const sources = [...sourceFiles(), ...inFolder('bench'), ...inFolder('client/styles')];

/**
 * True for pages that may name missing files: the specification names web addresses, and a replaced
 * decision describes what is gone.
 */
function isHistory(page: string): boolean {
  return page === 'docs/specification.md' || /^Date: .* Status: replaced/m.test(textOf(page));
}

/**
 * Lists paths and file names between backticks, such as `server/db/` or `http/web.ts`. Skips
 * patterns.
 */
function namedInCode(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code.replace(/:\d+(-\d+)?$/, ''))
    .filter((code) => !/[*{}<>$…(]/.test(code));
}

function isMissing(name: string): boolean {
  const [first = ''] = name.split('/');
  const isPath = name.includes('/') && sources.some((file) => file.startsWith(`${first}/`));
  const isSource = /\.(ts|tsx|mjs|css)$/.test(name);
  if (!isPath && !isSource) return false;
  return (
    !existsSync(path.join(root, name)) &&
    !(isSource && sources.some((file) => file.endsWith(`/${name}`)))
  );
}

/** Lists the targets of a page's links within the project. */
function linkTargets(page: string): string[] {
  return [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(page), target));
}

test('every file and folder that the documentation names is there', () => {
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages
    .filter((page) => !isHistory(page))
    .flatMap((page) => [
      ...namedInCode(textOf(page))
        .filter(isMissing)
        .map((name) => `${page}: ${name}`),
      ...linkTargets(page)
        .filter((target) => !existsSync(path.join(root, target)))
        .map((target) => `${page}: ${target}`),
    ]);
  expect(missing).toEqual([]);
});

test('every decision has a number of its own, a date and a status', () => {
  const names = readdirSync(path.join(root, 'docs/decisions')).sort();
  const wrong = names.filter((name, index) => {
    const number = String(index + 1).padStart(4, '0');
    const heading = new RegExp(
      `^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: (accepted|(changed|replaced) by \\d{4})\\.`,
    );
    return !name.startsWith(`${number}-`) || !heading.test(textOf(`docs/decisions/${name}`));
  });
  expect(wrong).toEqual([]);
});

test('a decision is told in 150 words', () => {
  const long = readdirSync(path.join(root, 'docs/decisions')).filter(
    (name) => textOf(`docs/decisions/${name}`).split(/\s+/).length > 151,
  );
  expect(long).toEqual([]);
});

/** Lists the anchors that GitHub makes of headings. */
function anchorsOf(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('every link into a page finds its heading', () => {
  const lost = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)]
      .filter(([, target = '', anchor = '']) => {
        const to = target ? path.posix.join(path.posix.dirname(page), target) : page;
        return existsSync(path.join(root, to)) && !anchorsOf(to).includes(anchor);
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(lost).toEqual([]);
});
