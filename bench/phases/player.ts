import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/tools.mjs';
import { freePort } from '../../server/testing/free-port.ts';
import type { Section } from '../parts/report.ts';
import { startAppServer } from '../parts/servers.ts';

const DEMO = { email: 'alex@example.com', password: 'together' };
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const SLOWDOWN = 4;
const WATCHED_MS = 8_000;
const FRAME_MS = 1000 / 60;
const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone on its side', width: 844, height: 390 },
  { name: 'laptop', width: 1280, height: 800 },
];

type Watched = { frames: number; dropped: number; longestMs: number; shift: number };

/** The running player on a slow device: whether its picture moves smoothly and nothing jumps. */
export async function player(): Promise<Section> {
  const PORT = String(await freePort());
  const server = await startAppServer({ HOST: '127.0.0.1', DEMO: 'true', PORT });
  const executablePath = findBrowser() ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ARGS });
  // The app takes presses from pages of its own origin alone.
  const baseURL = `http://localhost:${PORT}`;
  const watched: (Watched & { name: string })[] = [];
  for (const { name, ...viewport } of SCREENS) {
    const context = await browser.newContext({ viewport, baseURL, locale: 'en-US' });
    await context.request.post('/api/login', { data: DEMO });
    await context.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
    watched.push({ name, ...(await watch(await context.newPage())) });
    await context.close();
  }
  await browser.close();
  await server.stop();
  return {
    title: 'Running player',
    about: `Guide Us on a CPU slowed down ${SLOWDOWN} times: the frames of ${WATCHED_MS / 1000} s in which the couple moves, how many of them were dropped, the longest wait for one, and the layout shift from Start to a pause, with a change of step between.`,
    tables: [
      {
        columns: ['screen', 'frames', 'dropped', 'longest, ms', 'layout shift'],
        rows: watched.map(({ name, frames, dropped, longestMs, shift }) => [
          name,
          String(frames),
          String(dropped),
          longestMs.toFixed(1),
          shift.toFixed(3),
        ]),
      },
    ],
    checks: watched.flatMap(({ name, dropped, shift }) => [
      { what: `Frames dropped on a ${name}`, value: dropped, limit: 0 },
      { what: `Layout shift of the running player on a ${name}`, value: shift, limit: 0 },
    ]),
  };
}

async function watch(page: Page): Promise<Watched> {
  await page.goto('/workout/101');
  await page.locator('main svg[role=img] path').first().waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchShift);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Guide Us');
  await page.locator('.stage').waitFor();
  await page.locator('.stage-ring').waitFor();
  const gaps = await page.evaluate(frameGaps, WATCHED_MS);
  await press('Next');
  await press('Pause');
  await page.getByRole('button', { name: 'Resume', exact: true }).waitFor();
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  return {
    frames: gaps.length,
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0),
    longestMs: Math.max(...gaps),
    shift,
  };
}

/** Runs in the page. */
function watchShift(): void {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page: the milliseconds from each frame to the next. */
async function frameGaps(forMs: number): Promise<number[]> {
  const gaps: number[] = [];
  const begin = await new Promise(requestAnimationFrame);
  for (let last = begin; last - begin < forMs; ) {
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}
