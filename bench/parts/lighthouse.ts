import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/prepare.mjs';

const VERSION = '12.8.2';
const DIRECTORY = path.join(root, 'node_modules/.cache/lighthouse');
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

type Audit = { id: string; title: string; score: number | null };
type Result = {
  lhr: {
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<string, Audit>;
  };
};
export type Lighthouse = (
  url: string,
  port: number,
) => Promise<{ scores: Scores; short: string[] }>;

/**
 * Lighthouse brings 150 packages that nothing else here needs: it is installed when it is first
 * measured with, beside the others and not among them (docs/decisions/bench.md).
 */
export async function lighthouse(): Promise<Lighthouse> {
  const entry = path.join(DIRECTORY, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    mkdirSync(DIRECTORY, { recursive: true });
    writeFileSync(path.join(DIRECTORY, 'package.json'), '{ "private": true }\n');
    const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', ['install', ...options, `lighthouse@${VERSION}`], { cwd: DIRECTORY });
  }
  const { default: judge } = (await import(pathToFileURL(entry).href)) as {
    default: (url: string, flags: object) => Promise<Result>;
  };
  return async (url, port) => {
    // Its defaults are a middling phone on a slow network, both simulated: the machine's own haste
    // or haste of others weighs least on these. The login has to stay where it is.
    const flags = {
      port,
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
      logLevel: 'error',
    };
    const { lhr } = await judge(url, flags);
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Scores;
    return { scores, short: shortcomings(lhr) };
  };
}

/** The audits that count and are not met, to be mended. */
function shortcomings({ categories, audits }: Result['lhr']): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score }) => `${id} ${score}`);
}
