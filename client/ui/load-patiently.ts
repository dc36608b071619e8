/**
 * Loads something that nobody waits for. Tries again after a failure when the network is back, or
 * when the page is shown again.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    const goOn = () => {
      over.abort();
      resolve();
    };
    addEventListener('online', goOn, { signal });
    const onSeen = () => document.visibilityState === 'visible' && goOn();
    document.addEventListener('visibilitychange', onSeen, { signal });
  });
}
