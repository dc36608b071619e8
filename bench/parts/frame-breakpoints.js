/**
 * Runs inside the measured page. Stops at the start of each frame until content has been painted,
 * and once more when the page is interactive: React has drawn the page, none of its placeholders is
 * visible, and the browser has been idle for a tenth of a second.
 */
(() => {
  if (window !== window.top) return;
  const QUIET_MS = 100;
  const LONG_TASK_MS = 50;
  const seen = { shift: 0, frames: [], paintedAt: 0, isInteractive: false };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    // Prefer the paint time: `startTime` is when the paint reached the screen, some frames later.
    for (const { startTime, paintTime = startTime } of list.getEntriesByName(
      'first-contentful-paint',
    )) {
      seen.paintedAt = paintTime;
    }
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(nextFrame);

  function stop() {
    seen.frames.push(performance.now());
    // biome-ignore lint/suspicious/noDebugger: while the page stands still, what has run is counted.
    debugger;
  }

  function nextFrame() {
    if (seen.paintedAt > 0) {
      awaitQuiet();
      return;
    }
    requestAnimationFrame(nextFrame);
    stop();
  }

  function isThere() {
    const main = document.querySelector('main:not(.splash):has(h1)');
    if (!main || !Object.keys(main).some((key) => key.startsWith('__reactFiber'))) return false;
    return [...main.querySelectorAll('.shimmer')].every((placeholder) => {
      const { top, height } = placeholder.getBoundingClientRect();
      return height === 0 || top > innerHeight;
    });
  }

  function awaitQuiet() {
    let since = performance.now();
    let last = since;
    requestIdleCallback(idle);
    function idle() {
      const now = performance.now();
      if (now - last > LONG_TASK_MS || !isThere()) since = now;
      last = now;
      if (now - since < QUIET_MS) {
        setTimeout(() => requestIdleCallback(idle), 4);
        return;
      }
      stop();
      seen.isInteractive = true;
    }
  }
})();
