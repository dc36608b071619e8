import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/prepare.mjs';

const VERSION = '12.8.2';
/** Settings of Lighthouse's own profile. Changing one requires naming all. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};
const DIRECTORY = path.join(root, 'node_modules/.cache/lighthouse');
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

type Audit = { id: string; title: string; score: number | null };
type Result = {
  lhr: {
    environment: { benchmarkIndex: number };
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<string, Audit>;
  };
};
type Verdict = { scores: Scores; short: string[]; machine: number };
export type Lighthouse = (url: string, port: number, slowdown?: number) => Promise<Verdict>;

/**
 * Lighthouse slows a machine down four times to imitate a mid-range phone. This fits a desktop
 * computer with about 1,750 in its own small benchmark. Slower machines are slowed down less, so
 * that the imitated phone stays the same.
 */
const DESKTOP = 1_750;
const USUAL_SLOWDOWN = 4;
export function slowdownOf(machine: number): number {
  return Math.min(USUAL_SLOWDOWN, Math.max(1, (USUAL_SLOWDOWN * machine) / DESKTOP));
}

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
  return async (url, port, slowdown = USUAL_SLOWDOWN) => {
    // Keep the cookies. The defaults are a slow simulated network and an empty cache.
    const flags = {
      port,
      onlyCategories: CATEGORIES,
      throttling: { ...SLOW_4G, cpuSlowdownMultiplier: slowdown },
      logLevel: 'error',
    };
    const { lhr } = await judge(url, flags);
    const scores = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Scores;
    return { scores, short: shortcomings(lhr), machine: lhr.environment.benchmarkIndex };
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
