/**
 * Loads something that nothing waits for. What cannot be fetched now is tried again when the network
 * is back, or the page is looked at again.
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
