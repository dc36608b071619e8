import { expect, type Page } from '@playwright/test';

/**
 * Function that waits for something on a page and returns its time by the machine's own clock,
 * independent of the page's Date. The promise resolves once the page is watching.
 */
type Watching = Promise<() => Promise<number>>;

/** Waits for the next second on a page's timer. */
export function nextTick(page: Page): Promise<{ at: number; second: string }> {
  return page.evaluate(
    () =>
      new Promise<{ at: number; second: string }>((resolve) => {
        const timer = document.querySelector('[role=timer]') as Element;
        const observer = new MutationObserver(() => {
          observer.disconnect();
          const at = performance.timeOrigin + performance.now();
          resolve({ at, second: timer.textContent ?? '' });
        });
        observer.observe(timer, { childList: true, characterData: true, subtree: true });
      }),
  );
}

/** Waits for an event on the page's window, such as a press or the network's return. */
export async function whenHeard(page: Page, event: 'click' | 'online'): Watching {
  const watch = await page.evaluateHandle((type) => {
    const at = new Promise<number>((resolve) => {
      const tell = () => resolve(performance.timeOrigin + performance.now());
      addEventListener(type, tell, { once: true, capture: true });
    });
    return { at };
  }, event);
  return () => watch.evaluate(({ at }) => at);
}

/** Waits for a text to appear on a page. */
export async function whenShown(page: Page, text: string): Watching {
  const watch = await page.evaluateHandle((wanted) => {
    const at = new Promise<number>((resolve) => {
      const observer = new MutationObserver(look);
      function look() {
        if (!document.body.innerText.includes(wanted)) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      }
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      look();
    });
    return { at };
  }, text);
  return () => watch.evaluate(({ at }) => at);
}

/** Expects each page to show a text once `act` is done, for however short a time. */
export async function expectShownOn(pages: Page[], text: string, act: () => Promise<void>) {
  const whenOnEach = await Promise.all(pages.map((page) => whenShown(page, text)));
  await act();
  await Promise.all(whenOnEach.map((isShown) => isShown()));
}

/** Waits for an element to appear on a page, by its selector. */
export async function whenFound(page: Page, selector: string): Watching {
  const watch = await page.evaluateHandle((wanted) => {
    const at = new Promise<number>((resolve) => {
      const observer = new MutationObserver(look);
      function look() {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      }
      observer.observe(document.body, { childList: true, attributes: true, subtree: true });
      look();
    });
    return { at };
  }, selector);
  return () => watch.evaluate(({ at }) => at);
}

/** Measures how many times longer work takes here than with a core to itself. */
function slowness(): number {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const workedMs = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  while (workedMs() < 100);
  return Math.max(1, (performance.now() - startedAt) / workedMs());
}

/** Expects a duration below a limit, raised on a busy machine. */
export function expectWithin(limitMs: number, tookMs: number) {
  expect(tookMs).toBeLessThan(limitMs * slowness());
}
