const MAX_DELAY_MS = 60_000;

type Retrying = {
  firstDelayMs: number;
  /** Says whether nothing is left to do; else it is called again after a while. */
  attempt: () => Promise<boolean>;
};

/** Tries something at growing intervals, and at once when the network comes back. */
export function startRetrying({ firstDelayMs, attempt }: Retrying) {
  let delayMs = firstDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isStopped = false;

  async function tryNow(): Promise<void> {
    if (isBusy || isStopped) return;
    cancel();
    isBusy = true;
    const isDone = await attempt();
    isBusy = false;
    if (isDone) delayMs = firstDelayMs;
    else later();
  }
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function later(): void {
    if (timer !== undefined || isBusy || isStopped) return;
    timer = setTimeout(() => {
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
      void tryNow();
    }, delayMs);
  }
  function now(): void {
    delayMs = firstDelayMs;
    void tryNow();
  }
  function stop(): void {
    isStopped = true;
    cancel();
    removeEventListener('online', now);
  }
  addEventListener('online', now);
  return { now, later, stop };
}
