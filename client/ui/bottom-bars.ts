const bars = new Set<HTMLElement>();

/** How much of the screen's foot a bar takes; none where it is hidden, part of the page or at its side. */
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
 * The ref of a bar that is fixed to the foot of the screen: `--bottom-bars` is the height of all that
 * is there, so that toasts stand above it.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  bars.add(bar);
  // Its first report comes with the page's own layout; measuring here would lay everything out twice.
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
