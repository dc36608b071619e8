import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { findBrowser } from '../../scripts/tools.mjs';
import { freePort } from '../../server/testing/free-port.ts';
import {
  type Efforts,
  effortChecks,
  effortTable,
  playerEffort,
  recordCouple,
  videoEffort,
} from '../parts/battery.ts';
import {
  type DrawnPicture,
  type Frames,
  frameGaps,
  framesOf,
  framesOfCouple,
  keepPictures,
  mainThreadMs,
} from '../parts/frames.ts';
import { median } from '../parts/measure.ts';
import { PLAIN_MOTION, PLAIN_MOTION_BY_WORKER } from '../parts/plain-motion.ts';
import type { Check, Section } from '../parts/report.ts';
import { startAppServer } from '../parts/servers.ts';

const DEMO = { email: 'alex@example.com', password: 'together' };
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const SLOWDOWN = 4;
const WATCHED_MS = 6_000;
const ROUNDS = 5;
const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone on its side', width: 844, height: 390 },
  { name: 'laptop', width: 1280, height: 800 },
] as const;

/** Workouts whose first steps move. */
const SLOW = { name: 'slow', workout: 101 };
const BRISK = { name: 'brisk', workout: 210 };

type Size = { width: number; height: number };
type Shifts = { uninvited: number; all: number };
type Round = {
  player: Frames;
  couple: Frames;
  plain: Frames;
  plainWorker: Frames;
  shifts: Shifts;
};
type Watched = { name: string; rounds: Round[] };

/**
 * Measures the running player on a slow device: whether its picture moves smoothly and nothing
 * shifts.
 */
export async function player(): Promise<Section> {
  const PORT = String(await freePort());
  const server = await startAppServer({ HOST: '127.0.0.1', DEMO: 'true', PORT });
  const executablePath = findBrowser() ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const watched: Watched[] = [];
  for (const { name, ...viewport } of SCREENS) {
    // Use one port, because the app accepts presses only from pages of its own origin.
    const baseURL = `http://localhost:${PORT}`;
    watched.push({ name, rounds: await roundsOn(browser, viewport, baseURL) });
  }
  const efforts: Record<string, Efforts[]> = {};
  for (const { name, workout } of [SLOW, BRISK]) {
    efforts[name] = await effortsBesideVideo(browser, `http://localhost:${PORT}`, workout);
  }
  await browser.close();
  await server.stop();
  return {
    title: 'Running player',
    about: `Guide Us on a main thread slowed down ${SLOWDOWN} times, against a plain animation in a picture of the same size: a page that changes the color of one rectangle thirty times a second, as often as the player draws the couple, and which a busy machine without a graphics card does not always do in time either. For ${WATCHED_MS / 1000} s of each, from the moment when the couple begins to move, by turns, medians of ${ROUNDS} rounds and the worst of them: the pictures, how many were dropped (the page had no chance to draw for another thirtieth of a second or more, each counted; rounded to the nearest), and how long the main thread worked for one, of the 33.3 ms that it has. The couple itself is drawn by a worker. Nothing slows down a worker, so it draws each picture ${SLOWDOWN} times over, for another ${WATCHED_MS / 1000} s in which the main thread is as fast as it is: a phone has a core for each of them, and this machine has two for these and for all that puts the pictures on the screen. Of the worker: its pictures, how many came a thirtieth of a second or more after they were due (rounded to the nearest, too; while only breath moves, ten a second are due), the same of a worker that fills one rectangle of the same size instead, and how long the couple’s worker worked for one. Layout shift from Guide Us to a pause with a change of step between: what came by itself (as the usual figure, CLS, counts it), and all, also within half a second after a press. Battery: CPU time of all the browser’s processes, without a graphics card, in percent of one core, on a phone with two device pixels to one; a couple that moves slowly (workout 101) and one that moves fast (210), against the canvas recorded as VP9 and played in the same size, for ${WATCHED_MS / 1000} s of each by turns.`,
    tables: [framesTable(watched), shiftTable(watched), effortTable(efforts)],
    checks: [...watched.flatMap(checksOf), ...effortChecks(efforts)],
  };
}

async function roundsOn(browser: Browser, viewport: Size, baseURL: string): Promise<Round[]> {
  const context = await signedIn(browser, { viewport, baseURL });
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    const { picture, ...watched } = await watchPlayer(context);
    const plain = await watchPlain(context, picture);
    const plainWorker = await watchPlainWorker(context, picture);
    rounds.push({ ...watched, plain, plainWorker });
  }
  await context.close();
  return rounds;
}

async function signedIn(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, locale: 'en-US' });
  await context.request.post('/api/login', { data: DEMO });
  await context.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  return context;
}

async function effortsBesideVideo(browser: Browser, baseURL: string, workout: number) {
  const [{ name: _, ...viewport }] = SCREENS;
  const context = await signedIn(browser, { viewport, baseURL, deviceScaleFactor: 2 });
  const rounds: Efforts[] = [];
  while (rounds.length < ROUNDS) {
    const page = await openPlayer(context, workout);
    await startMoving(page);
    const player = await playerEffort(page, WATCHED_MS);
    const recording = await recordCouple(page, WATCHED_MS);
    await press(page, 'Pause');
    await press(page, 'Reset');
    await page.close();
    rounds.push({ player, video: await videoEffort(context, recording, WATCHED_MS) });
  }
  await context.close();
  return rounds;
}

async function openPlayer(context: BrowserContext, workout = SLOW.workout): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/workout/${workout}`);
  await page.locator('main [role=img] path').first().waitFor({ state: 'attached' });
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function startMoving(page: Page): Promise<void> {
  await press(page, 'Guide Us');
  // Wait until the couple moves: while they get ready the picture stands still.
  await page.locator('.stage-ring').waitFor();
  await page.getByText('Get ready').waitFor({ state: 'hidden' });
}

async function watchPlayer(context: BrowserContext) {
  const page = await openPlayer(context);
  await slowDown(page, SLOWDOWN);
  await page.evaluate(watchShifts);
  await startMoving(page);
  const picture = (await page.locator('.stage-picture').boundingBox()) ?? { width: 0, height: 0 };
  const player = await watchFrames(page);
  await slowDown(page, 1);
  const couple = await watchWorker(page);
  await slowDown(page, SLOWDOWN);
  await press(page, 'Next');
  await press(page, 'Pause');
  await page.getByRole('button', { name: 'Resume', exact: true }).waitFor();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  // Reset, so that the next round begins with Start again.
  await press(page, 'Reset');
  await page.close();
  return { player, couple, shifts, picture };
}

async function watchWorker(page: Page): Promise<Frames> {
  // Find the worker that draws, the only one of the page.
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  await worker.evaluate(keepPictures, SLOWDOWN);
  await page.waitForTimeout(WATCHED_MS);
  return framesOfCouple(
    await worker.evaluate(() => (self as unknown as { pictures: DrawnPicture[] }).pictures),
  );
}

async function watchPlain(context: BrowserContext, { width, height }: Size): Promise<Frames> {
  const page = await context.newPage();
  await page.setContent(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`,
  );
  await slowDown(page, SLOWDOWN);
  await page.addScriptTag({ content: PLAIN_MOTION });
  const frames = await watchFrames(page);
  await page.close();
  return frames;
}

async function watchPlainWorker(context: BrowserContext, { width, height }: Size): Promise<Frames> {
  const page = await context.newPage();
  await page.setContent(`<canvas width="${width}" height="${height}"></canvas>`);
  await page.addScriptTag({ content: PLAIN_MOTION_BY_WORKER });
  const frames = await watchWorker(page);
  await page.close();
  return frames;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function watchFrames(page: Page): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await mainThreadMs(session);
  const gaps = await page.evaluate(frameGaps, WATCHED_MS);
  return framesOf(gaps, (await mainThreadMs(session)) - before);
}

/** Runs in the page. */
function watchShifts(): void {
  const shifts: Shifts = { uninvited: 0, all: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      shifts.all += value;
      if (!hadRecentInput) shifts.uninvited += value;
    }
  }).observe({ type: 'layout-shift' });
}

const medianOf = ({ rounds }: Watched, figure: (round: Round) => number) =>
  median(rounds.map(figure));
const worstOf = ({ rounds }: Watched, figure: (round: Round) => number) =>
  Math.max(...rounds.map(figure));

function framesTable(watched: readonly Watched[]) {
  return {
    columns: [
      'screen',
      'pictures',
      'dropped',
      'at worst',
      'plain: dropped',
      'at worst',
      'a picture’s work, ms',
      'plain: work, ms',
      'of the couple',
      'dropped',
      'at worst',
      'plain: dropped',
      'at worst',
      'work, ms',
    ],
    rows: watched.map((screen) => [
      screen.name,
      medianOf(screen, ({ player }) => player.frames),
      medianOf(screen, ({ player }) => player.dropped),
      worstOf(screen, ({ player }) => player.dropped),
      medianOf(screen, ({ plain }) => plain.dropped),
      worstOf(screen, ({ plain }) => plain.dropped),
      medianOf(screen, ({ player }) => player.workMs).toFixed(1),
      medianOf(screen, ({ plain }) => plain.workMs).toFixed(1),
      medianOf(screen, ({ couple }) => couple.frames),
      medianOf(screen, ({ couple }) => couple.dropped),
      worstOf(screen, ({ couple }) => couple.dropped),
      medianOf(screen, ({ plainWorker }) => plainWorker.dropped),
      worstOf(screen, ({ plainWorker }) => plainWorker.dropped),
      medianOf(screen, ({ couple }) => couple.workMs).toFixed(1),
    ]),
  };
}

function shiftTable(watched: readonly Watched[]) {
  return {
    columns: ['screen', 'layout shift by itself', 'all layout shift'],
    rows: watched.map((screen) => [
      screen.name,
      medianOf(screen, ({ shifts }) => shifts.uninvited).toFixed(3),
      medianOf(screen, ({ shifts }) => shifts.all).toFixed(3),
    ]),
  };
}

function checksOf(screen: Watched): Check[] {
  const beyond = medianOf(screen, ({ player, plain }) => player.dropped - plain.dropped);
  const lateBeyond = medianOf(
    screen,
    ({ couple, plainWorker }) => couple.dropped - plainWorker.dropped,
  );
  return [
    {
      what: `Frames dropped beyond those of a plain animation on a ${screen.name}`,
      value: Math.max(0, beyond),
      limit: 0,
    },
    {
      what: `Pictures of the couple dropped beyond those of a plain worker on a ${screen.name}`,
      value: Math.max(0, lateBeyond),
      limit: 0,
    },
    {
      what: `Layout shift of the running player on a ${screen.name}`,
      value: medianOf(screen, ({ shifts }) => shifts.uninvited),
      limit: 0,
    },
  ];
}
