const LATEST_MS = 2000;

/** Runs `work` once the page is idle. Safari has no idle callback and uses a timer. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, LATEST_MS / 10);
  return () => clearTimeout(handle);
}
