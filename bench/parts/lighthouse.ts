import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/prepare.mjs';

const VERSION = '12.8.2';
/** Its own figures, which have to be named whole where one of them is. */
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
 * Lighthouse slows a machine down four times to make a middling phone of it, which is right for a
 * desktop computer that its own small benchmark gives about 1,750. Ours are slower by themselves, so
 * that they are slowed down less, to the same phone.
 */
const DESKTOP = 1_750;
const USUAL_SLOWDOWN = 4;
export function slowdownOf(machine: number): number {
  return Math.min(USUAL_SLOWDOWN, Math.max(1, (USUAL_SLOWDOWN * machine) / DESKTOP));
}

/**
 * Lighthouse brings 150 packages that nothing else here needs: it is installed when it is first
 * measured with, beside the others and not among them (bench/README.md).
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
    // Its defaults are a slow network, simulated, and nothing cached; cookies stay.
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

/** The audits that count and are not met, to be mended. */
function shortcomings({ categories, audits }: Result['lhr']): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score }) => `${id} ${score}`);
}
