import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginTogether } from './live-room.ts';
import { button, start, workoutNumber } from './training.ts';

const GET_READY_MS = 5_000;

/** Records the text that the browser's own voice is asked to say. */
async function listenIn(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speak: ({ text }: SpeechSynthesisUtterance) => text.trim() && said.push(text),
        cancel: () => {},
        getVoices: () => [{ lang: 'en' }],
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Records the pitch of played tones, and the vibrations. */
async function feelIn(page: Page) {
  await page.addInitScript(() => {
    const tones: number[] = [];
    const buzzes: unknown[] = [];
    Object.assign(window, { tones, buzzes });
    const play = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      tones.push(this.frequency.value);
      play.call(this, at);
    };
    Object.defineProperty(Navigator.prototype, 'vibrate', {
      value: (pattern: unknown) => buzzes.push(pattern),
    });
  });
  type Felt = { tones: number[]; buzzes: unknown[] };
  return () =>
    page.evaluate(() => {
      const { tones, buzzes } = window as unknown as Felt;
      return { tones, buzzes };
    });
}

async function startHandsFree(page: Page, id: number) {
  // Reduce motion, so that a still drawing lets a minute pass quickly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`/workout/${id}`);
  await page.getByRole('switch', { name: 'Hands-free' }).click();
  await start(page);
}

/** Lets a step pass, with its last five seconds tick by tick. */
async function passStep(page: Page, seconds: number) {
  await page.clock.fastForward((seconds - 5) * 1000);
  await page.clock.runFor(5_000);
}

test('each step counts down, is announced, and leads to the next', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  const { steps, instructions } = await workoutNumber(page, 101);
  const said = await listenIn(page);
  await startHandsFree(page, 101);
  await expect(page.getByText('Get ready')).toBeVisible();
  await page.clock.runFor(GET_READY_MS);
  await expect.poll(async () => (await said()).join(' ')).toContain('Get ready. Step 1.');
  expect((await said()).join(' ')).toContain(instructions[0]?.split('.')[0]);
  await expect(page.getByText('Next:')).toBeVisible();
  await passStep(page, steps[0]?.seconds ?? 0);
  await expect(page.getByText(`Step 2 of ${steps.length}`)).toBeVisible();
  expect((await said()).join(' ')).toContain(`Step 2. Take care: ${steps[1]?.caution}`);
});

test('Guide Us comes first, greets and guides with the voice, until Start was the way', async ({
  robinsPage: page,
}) => {
  const said = await listenIn(page);
  await page.clock.install();
  await page.goto('/workout/105');
  const { caution, steps } = await workoutNumber(page, 105);
  // Expect both cautions, because the first step has its own.
  await expect(page.getByText(caution ?? '')).toBeVisible();
  await expect(page.getByText(steps[0]?.caution ?? '')).toBeVisible();
  const ways = page.getByRole('button', { name: /^(Start|Guide Us)$/ });
  await expect(ways).toHaveText(['Guide Us', 'Start']);
  const [guide, start] = await Promise.all([0, 1].map((way) => ways.nth(way).boundingBox()));
  expect(guide).toMatchObject({ width: start?.width, height: start?.height });
  await button(page, 'Guide Us').click();
  await expect(page.getByText('You should hear a voice now.')).toBeVisible();
  await page.clock.runFor(GET_READY_MS);
  await expect
    .poll(async () => (await said()).join(' '))
    .toMatch(/^Hello, you two\. .*Get ready\. Step 1\./);
  await page.goto('/workout/201');
  await expect(ways).toHaveText(['Guide Us', 'Start']);
  await button(page, 'Start').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await page.goto('/workout/301');
  await expect(ways).toHaveText(['Start', 'Guide Us']);
});

test('Guide Us on two phones counts down and speaks on both', { tag: '@nightly' }, async ({
  robinsPage: robin,
  kimsPage: kim,
}) => {
  const heard = [await listenIn(robin), await listenIn(kim)];
  await kim.goto('/progress');
  await expect(kim.getByRole('heading', { level: 1 })).toBeVisible();
  await robin.goto('/workout/101');
  await robin.getByRole('radio', { name: 'On two phones' }).check();
  await button(robin, 'Guide Us').click();
  await button(kim, 'Join').click();
  await beginTogether(robin, kim);
  for (const said of heard) {
    await expect
      .poll(async () => (await said()).join(' '))
      .toMatch(/^Hello, you two\. .*Get ready\. Step 1\./);
  }
  for (const page of [robin, kim]) await expect(page.getByText('Left in this step')).toBeAttached();
  // Expect the switches unmoved: the choice was for this workout.
  await button(kim, 'Pause').click();
  await expect(button(robin, 'Resume')).toBeVisible();
  for (const page of [robin, kim]) {
    const saved = await page.evaluate(() => localStorage.getItem('player-preferences'));
    expect(saved ?? '').not.toContain('"isHandsFree":true');
  }
});

test('halfway and the last three seconds are heard and felt, also after a reload', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  const { steps } = await workoutNumber(page, 101);
  const felt = await feelIn(page);
  await startHandsFree(page, 101);
  await page.clock.runFor(GET_READY_MS);
  const seconds = steps[0]?.seconds ?? 0;
  await page.clock.runFor((seconds / 2 + 1) * 1000);
  await expect.poll(async () => (await felt()).tones).toContain(520);
  await page.clock.runFor((seconds / 2) * 1000);
  const { tones, buzzes } = await felt();
  expect(tones.slice(tones.indexOf(520))).toEqual([520, 660, 660, 660, 660, 880]);
  expect(buzzes).toContainEqual([180]);

  await page.reload();
  await button(page, 'Pick up where you left off').click();
  await page.clock.runFor(GET_READY_MS + 1_000);
  await expect.poll(async () => (await felt()).tones.slice(-2)).toEqual([660, 880]);
});

test('a hidden tab changes nothing, and is caught up with in one cue', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  const { steps } = await workoutNumber(page, 101);
  const said = await listenIn(page);
  await startHandsFree(page, 101);
  await page.clock.runFor(GET_READY_MS);
  const [first = 0, second = 0] = steps.map(({ seconds }) => seconds);
  // Jump ahead as after a closed lid: timers fire once, late, however much time has passed.
  await page.clock.fastForward((first + second + 2) * 1000);
  await expect(page.getByText(`Step 3 of ${steps.length}`)).toBeVisible();
  const announced = (await said()).filter((text) => text.startsWith('Step'));
  expect(announced).toEqual(['Step 1.', 'Step 3.']);
});

test('the workout ends by itself, with exactly its minutes', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  const { steps, duration } = await workoutNumber(page, 101);
  await startHandsFree(page, 101);
  await page.clock.fastForward((duration + 30) * 60_000);
  await expect(page.getByText('That was the last step. Well done, both of you.')).toBeVisible();
  await expect(page.getByText(`Step ${steps.length} of ${steps.length}`)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(`${duration}:00`);
  await expect(button(page, 'Complete Workout')).toBeEnabled();
  await expect(button(page, 'Resume')).toBeDisabled();
});

test('fifteen seconds more or less move the end of this step', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  const { steps } = await workoutNumber(page, 101);
  const seconds = steps[0]?.seconds ?? 0;
  await page.goto('/workout/101');
  await page.getByRole('switch', { name: 'Hands-free' }).click();
  const left = page.getByText('Left in this step').locator('xpath=following-sibling::p');
  const text = (count: number) =>
    `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`;
  await expect(left).toHaveText(text(seconds));
  await button(page, '15 seconds more').click();
  await expect(left).toHaveText(text(seconds + 15));
  await button(page, '15 seconds less').click();
  await button(page, '15 seconds less').click();
  await expect(left).toHaveText(text(seconds - 15));
  // Remove more than there is: time must not go below zero, so that the next fifteen seconds count
  // at once.
  for (let taken = 15; taken <= seconds + 15; taken += 15) {
    await button(page, '15 seconds less').click();
  }
  await expect(left).toHaveText('0:00');
  await button(page, '15 seconds more').click();
  await expect(left).toHaveText('0:15');
});

test('the switch is remembered', { tag: '@nightly' }, async ({ robinsPage: page }) => {
  await page.goto('/workout/101');
  await page.getByRole('switch', { name: 'Hands-free' }).click();
  await page.goto('/workout/201');
  await expect(page.getByRole('switch', { name: 'Hands-free' })).toBeChecked();
});

test('the couple’s own music plays on for whoever wants it to', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.addInitScript(() => {
    const playing = new Set<HTMLMediaElement>();
    Object.assign(window, { playing });
    HTMLMediaElement.prototype.play = async function () {
      playing.add(this);
    };
    HTMLMediaElement.prototype.pause = function () {
      playing.delete(this);
    };
  });
  const recordings = () =>
    page.evaluate(() => (window as unknown as { playing: Set<unknown> }).playing.size);
  await page.goto('/workout/101');
  await button(page, 'Guide Us').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect.poll(recordings).toBe(1);
  await button(page, 'Pause').click();
  await expect.poll(recordings).toBe(0);
  await button(page, 'Show details').click();
  await page.getByRole('switch', { name: 'Keep our music playing' }).click();
  await button(page, 'Resume').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(page.getByText('Left in this step')).toBeAttached();
  expect(await recordings()).toBe(0);
});

test('without sound, voice, vibration and wake lock it goes on all the same', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  const { steps } = await workoutNumber(page, 101);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.addInitScript(() => {
    for (const name of ['AudioContext', 'speechSynthesis', 'SpeechSynthesisUtterance']) {
      Object.defineProperty(window, name, { value: undefined });
    }
    for (const name of ['vibrate', 'wakeLock']) {
      Object.defineProperty(Navigator.prototype, name, { value: undefined });
    }
  });
  await startHandsFree(page, 101);
  await page.clock.runFor(GET_READY_MS);
  await passStep(page, steps[0]?.seconds ?? 0);
  await expect(page.getByText(`Step 2 of ${steps.length}`)).toBeVisible();
  expect(failures).toEqual([]);
});

test('the screen stays awake while a workout runs, also after the page was hidden', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await page.addInitScript(() => {
    const locks = { held: 0, asked: 0 };
    Object.assign(window, { locks });
    Object.defineProperty(Navigator.prototype, 'wakeLock', {
      value: {
        async request() {
          locks.asked += 1;
          locks.held += 1;
          return {
            async release() {
              locks.held -= 1;
            },
          };
        },
      },
    });
  });
  const locks = () =>
    page.evaluate(() => (window as unknown as { locks: { held: number; asked: number } }).locks);
  await page.goto('/workout/101');
  await start(page);
  await expect.poll(async () => (await locks()).asked).toBe(1);
  await page.evaluate(() => {
    // Release the lock, as a browser does for a hidden page.
    (window as unknown as { locks: { held: number } }).locks.held = 0;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(async () => (await locks()).asked).toBe(2);
  await button(page, 'Pause').click();
  await expect.poll(async () => (await locks()).held).toBe(0);
});

test('a step with intervals counts its work and rest, says each, and keeps its place over a reload', async ({
  robinsPage: page,
}) => {
  const { steps } = await workoutNumber(page, 206);
  const at = steps.findIndex(({ intervals }) => intervals !== null && intervals.rounds > 1);
  const intervals = steps[at]?.intervals;
  if (!intervals) throw new Error('this workout has no step with intervals');
  const { workSeconds, restSeconds, rounds } = intervals;
  const said = await listenIn(page);
  await startHandsFree(page, 206);
  for (let step = 0; step < at; step++) await button(page, 'Next').click();
  await page.clock.runFor(GET_READY_MS);
  const ring = page.locator('.stage-ring');
  await expect(ring).toContainText(/^Work/);
  await expect(ring).toContainText(`Round 1 of ${rounds}`);
  await passStep(page, workSeconds);
  await expect(ring).toContainText(/^Rest/);
  await expect.poll(async () => (await said()).join(' ')).toContain('Rest.');
  await passStep(page, restSeconds);
  await expect(ring).toContainText(`Round 2 of ${rounds}`);
  await expect.poll(async () => (await said()).join(' ')).toContain(`Work. Round 2 of ${rounds}.`);
  await button(page, 'Pause').click();
  await page.reload();
  await expect(page.getByText(new RegExp(`Work 0:\\d\\d, 2 of ${rounds}`))).toBeVisible();
});
