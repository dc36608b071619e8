import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type DrawnPicture, keepPictures } from './frames.ts';
import { cpuOf, median, timesOf } from './measure.ts';
import type { Check } from './report.ts';

const COUPLE = '.stage-picture canvas';

/** Share of one core that the browser takes, in percent, and the pictures it shows a second. */
type Effort = { core: number; pictures: number };
/** Recording as a data address, and the size of its canvas on the page. */
type Recording = { address: string; width: number; height: number };
export type Efforts = { player: Effort; video: Effort };

/** Measures all processes of the browser while the couple moves. Only their page may be open. */
export async function playerEffort(page: Page, forMs: number): Promise<Effort> {
  // Find the worker that draws, the only one of the page.
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  await worker.evaluate(keepPictures, 1);
  const core = await coreOf(page, forMs);
  const pictures = await worker.evaluate(
    () => (self as unknown as { pictures: DrawnPicture[] }).pictures.length,
  );
  return { core, pictures: (pictures * 1000) / forMs };
}

/** Measures the same for a recording, which plays in a page of its own at the given size. */
export async function videoEffort(
  context: BrowserContext,
  { address, width, height }: Recording,
  forMs: number,
): Promise<Effort> {
  const page = await context.newPage();
  await page.setContent(
    `<video src="${address}" autoplay muted loop width="${width}" height="${height}"></video>`,
  );
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5);
  const shown = () =>
    page.evaluate(
      () => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
    );
  const before = await shown();
  const core = await coreOf(page, forMs);
  const pictures = (((await shown()) - before) * 1000) / forMs;
  await page.close();
  return { core, pictures };
}

/** Records the canvas of the couple as VP9, to be played at the same size. */
export async function recordCouple(page: Page, forMs: number): Promise<Recording> {
  const picture = await page.locator(COUPLE).boundingBox();
  if (!picture) throw new Error('no canvas to record');
  const address = await page.evaluate(recordCanvas, { canvas: COUPLE, forMs });
  return { ...picture, address };
}

/** Runs in the page. */
async function recordCanvas({ canvas, forMs }: { canvas: string; forMs: number }) {
  const stream = document.querySelector<HTMLCanvasElement>(canvas)?.captureStream();
  if (!stream) throw new Error('no canvas to record');
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.start();
  await new Promise((resolve) => setTimeout(resolve, forMs));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.stop();
  await stopped;
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsDataURL(new Blob(parts, { type: 'video/webm' }));
  await read;
  return String(reader.result);
}

async function coreOf(page: Page, forMs: number): Promise<number> {
  const browser = page.context().browser() as Browser;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const cpu = () => processInfo.reduce((sum, { id }) => sum + cpuOf(id), 0);
  const [from, before] = [performance.now(), cpu()];
  await page.waitForTimeout(forMs);
  const core = (cpu() - before) / (performance.now() - from) / 10;
  await session.detach();
  return core;
}

type ByMovement = Readonly<Record<string, readonly Efforts[]>>;

export function effortTable(measured: ByMovement) {
  const row = (name: string, efforts: readonly Effort[]) => [
    name,
    median(efforts.map(({ core }) => core)).toFixed(0),
    median(efforts.map(({ pictures }) => pictures)).toFixed(0),
  ];
  return {
    columns: ['battery', 'of a core, %', 'pictures a second'],
    rows: Object.entries(measured).flatMap(([name, rounds]) => [
      row(
        `${name} movement`,
        rounds.map(({ player }) => player),
      ),
      row(
        'its video',
        rounds.map(({ video }) => video),
      ),
    ]),
  };
}

export function effortChecks(measured: ByMovement): Check[] {
  return Object.entries(measured).map(([name, rounds]) => ({
    what: `CPU time of the player against its picture as a video, ${name} movement`,
    value: timesOf(
      rounds.map(({ player }) => player.core),
      rounds.map(({ video }) => video.core),
    ),
    limit: 1,
  }));
}
