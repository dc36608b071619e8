import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/prepare.mjs';

const VERSION = '12.8.2';
const DIRECTORY = path.join(root, 'node_modules/.cache/lighthouse');
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Judgement of one load: scores from 0 to 100, times in milliseconds. */
export type Verdict = {
  scores: Scores;
  largestPaint: number;
  blocked: number;
  shift: number;
  scripts: number;
  calls: number;
  /** Audits that cost points. */
  short: string[];
  /** Lighthouse's own estimate of this machine's speed; a desktop computer has about 1,750. */
  machine: number;
};

type Audit = { id: string; score: number | null; numericValue?: number };
type Requests = { details: { items: { url: string; resourceType: string }[] } };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = {
  lhr: {
    environment: { benchmarkIndex: number };
    categories: Record<string, Category>;
    audits: Record<string, Audit> & { 'network-requests': Requests };
  };
};
export type Lighthouse = (url: string, port: number) => Promise<Verdict>;

/**
 * Installs Lighthouse at its first use, outside of the other packages, because it brings 150
 * packages that nothing else here needs (bench/README.md).
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
    // Keep its defaults: a phone with a slow network, and a processor slowed down four times.
    const flags = { port, onlyCategories: CATEGORIES, logLevel: 'error' };
    return verdictOf(await judge(url, flags));
  };
}

function verdictOf({ lhr }: Result): Verdict {
  const { audits, categories, environment } = lhr;
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests'].details.items;
  const isCall = ({ url }: { url: string }) => new URL(url).pathname.startsWith('/api/');
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Scores,
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
    calls: requests.filter(isCall).length,
    short: shortcomings(lhr),
    machine: environment.benchmarkIndex,
  };
}

/** Lists the failed audits that count for a score. */
function shortcomings({ categories, audits }: Result['lhr']): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score }) => `${id} ${score}`);
}
