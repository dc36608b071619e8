import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { startBarePage } from './bare-page.ts';
import { CATEGORIES, lighthouse, type Verdict } from './lighthouse.ts';
import { median } from './measure.ts';
import type { Check } from './report.ts';
import { type Goal, QUIET, type Screen } from './screens.ts';

const DEBUGGING_PORT = 3389;
const DEMO = { email: 'alex@example.com', password: 'together' };
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/** Lets Lighthouse judge the screens that have a goal, and a bare page before them. */
export async function judge(
  screens: readonly Screen[],
  url: string,
  executablePath: string,
  runs: number,
) {
  const rows: string[][] = [];
  const checks: Check[] = [];
  if (runs === 0) return { rows, checks, machine: 'not asked' };
  const ask = await lighthouse();
  const bare = await startBarePage();
  const medianOf = (verdicts: readonly Verdict[], read: (one: Verdict) => number) =>
    median(verdicts.map(read));
  const judged = async (address: string, isSignedIn: boolean): Promise<Verdict[]> => {
    const verdicts: Verdict[] = [];
    await inBrowser(async (context) => {
      if (isSignedIn) await signInForGood(context, url);
      while (verdicts.length < runs) verdicts.push(await ask(address, DEBUGGING_PORT));
    });
    return verdicts;
  };
  const alone = await judged(bare.url, false);
  const barePaint = medianOf(alone, (one) => one.largestPaint);
  show('bare page', alone);
  check('the bare page, else the machine is not quiet', alone, QUIET);
  for (const { name, path: address, isSignedIn, goal } of screens) {
    if (!goal) continue;
    const verdicts = await judged(new URL(address, url).href, isSignedIn);
    show(name, verdicts);
    check(name, verdicts, goal);
  }
  bare.stop();
  return { rows, checks, machine: medianOf(alone, ({ machine }) => machine).toFixed(0) };

  function show(name: string, verdicts: readonly Verdict[]): void {
    const paint = medianOf(verdicts, (one) => one.largestPaint);
    const row = [
      name,
      ...CATEGORIES.map((category) => String(medianOf(verdicts, (one) => one.scores[category]))),
      paint.toFixed(0),
      (paint / barePaint).toFixed(2),
      medianOf(verdicts, (one) => one.blocked).toFixed(0),
      medianOf(verdicts, (one) => one.shift).toFixed(3),
      String(medianOf(verdicts, (one) => one.scripts)),
      String(medianOf(verdicts, (one) => one.calls)),
      [...new Set(verdicts.flatMap(({ short }) => short))].join(', '),
    ];
    rows.push(row);
    console.log(`  ${row.join(' | ')}`);
  }

  function check(name: string, verdicts: readonly Verdict[], goal: Partial<Goal>): void {
    const add = (what: string, value: number, limit?: number, least = false) => {
      if (limit !== undefined) checks.push({ what: `${what} of ${name}`, value, limit, least });
    };
    const worst = Math.min(...CATEGORIES.map((one) => medianOf(verdicts, (it) => it.scores[one])));
    add('Lowest score', worst, goal.score, true);
    add(
      'Blocked milliseconds',
      medianOf(verdicts, (one) => one.blocked),
      goal.blockedMs,
    );
    const paint = medianOf(verdicts, (one) => one.largestPaint) / barePaint;
    add('Largest paint against the bare page', paint, goal.paint);
    add(
      'Scripts',
      medianOf(verdicts, (one) => one.scripts),
      goal.scripts,
    );
    add(
      'Calls',
      medianOf(verdicts, (one) => one.calls),
      goal.calls,
    );
    add(
      'Layout shift',
      medianOf(verdicts, (one) => one.shift),
      goal.shift,
    );
  }

  async function inBrowser(work: (context: BrowserContext) => Promise<void>): Promise<void> {
    const profile = mkdtempSync(path.join(os.tmpdir(), 'sexercise-lighthouse-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    await work(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(new URL('/api/login', url).href, { data: DEMO });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`);
  await withoutTour(context);
}

/** Marks the tour as seen, because its dialog would cover the measured page. */
export async function withoutTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
}

/**
 * Stores the login and the tour flag, because Lighthouse opens its own tab, without our scripts.
 */
async function signInForGood(context: BrowserContext, url: string): Promise<void> {
  await signIn(context, url);
  const page = await context.newPage();
  await page.goto(new URL('/login', url).href);
  await page.close();
}
