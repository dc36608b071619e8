const bars = new Set<HTMLElement>();

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
  const height = Math.max(0, ...[...bars].map(heightAtFoot));
  document.documentElement.style.setProperty('--bottom-bars', `${Math.round(height)}px`);
}

/**
 * Ref for a bar that is fixed to the foot of the screen. Sets `--bottom-bars` to the height of all
 * such bars, so that toasts stand above them.
 */
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
