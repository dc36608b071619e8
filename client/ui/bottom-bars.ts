const bars = new Set<HTMLElement>();
const clearOfBars = new Set<HTMLElement>();
let barsHeight = '0px';

/**
 * Height that a bar takes at the foot of the screen. 0 if the bar is hidden, part of the page, or
 * at its side.
 */
function heightAtFoot(bar: HTMLElement): number {
  if (getComputedStyle(bar).position !== 'fixed') return 0;
  const { top, height } = bar.getBoundingClientRect();
  const isShown = height > 0 && height <= innerHeight / 2;
  return isShown ? Math.max(0, innerHeight - top) : 0;
}

function measure(): void {
  barsHeight = `${Math.round(Math.max(0, ...[...bars].map(heightAtFoot)))}px`;
  for (const element of clearOfBars) element.style.setProperty('--bottom-bars', barsHeight);
}

/**
 * Ref for an element that keeps clear of the bars: sets their height as its `--bottom-bars`. The
 * property stands on such elements alone, since one of the root would style the whole page anew.
 */
export function keptClearOfBars(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  clearOfBars.add(element);
  element.style.setProperty('--bottom-bars', barsHeight);
  return () => clearOfBars.delete(element);
}

/** Ref for a bar that is fixed to the foot of the screen, such as the navigation. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  bars.add(bar);
  // Wait for the observer's first report, which comes with the page's own layout: measuring here
  // would lay out the page twice.
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  addEventListener('resize', measure);
  return () => {
    bars.delete(bar);
    observer.disconnect();
    removeEventListener('resize', measure);
    measure();
  };
}
