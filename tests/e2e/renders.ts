import type { Page } from '@playwright/test';

/** What React tells its developer tools of a component, as far as it matters here. */
type Fiber = {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};
type Watched = typeof globalThis & { drawn?: number[] };

/** From the next page on, React is asked how many components it draws each time it draws anything. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const COMPONENTS = [0, 1, 11, 14, 15];
    const PERFORMED_WORK = 1;
    const drawn: number[] = [];
    function drawnUnder(fiber: Fiber | null): number {
      let count = 0;
      for (let at = fiber; at; at = at.sibling) {
        if (COMPONENTS.includes(at.tag) && at.flags & PERFORMED_WORK) count++;
        if (at.child !== at.alternate?.child) count += drawnUnder(at.child);
      }
      return count;
    }
    Object.assign(globalThis, {
      drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) =>
          drawn.push(drawnUnder(root.current)),
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
}

/** The components drawn by each of the commits since this was last asked. */
export function drawnSince(page: Page): Promise<number[]> {
  return page.evaluate(() => ((globalThis as Watched).drawn ?? []).splice(0));
}
