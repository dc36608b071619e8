import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/prepare.mjs';
import { sourceFiles, textOf } from './source-tree.ts';

const inFolder = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  );
const pages = [...readdirSync(root), ...inFolder('docs')].filter((name) => name.endsWith('.md'));
const sources = [...sourceFiles(), ...inFolder('bench'), ...inFolder('client/styles')];

/** The specification speaks of addresses, and a replaced decision of what is gone. */
function isHistory(page: string): boolean {
  return page === 'docs/specification.md' || /^Date: .* Status: replaced/m.test(textOf(page));
}

/** Paths and file names between backticks, such as `server/db/` or `http/web.ts`; no patterns. */
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

/** Where the links of a page lead within the project. */
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
