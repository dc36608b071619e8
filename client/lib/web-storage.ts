/** Storage may be forbidden or full: the fallback then stands in, since forgetting beats failing. */
export function tryStorage(use: () => void): void;
export function tryStorage<T>(use: () => T, fallback: T): T;
export function tryStorage<T>(use: () => T, fallback?: T): T | undefined {
  try {
    return use();
  } catch {
    return fallback;
  }
}

/** What this browser keeps under a key, if it is there and still what was written. */
export function readLocal<T>(key: string, isIntact: (value: unknown) => value is T): T | null {
  return tryStorage(() => {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isIntact(value) ? value : null;
  }, null);
}

export function writeLocal(key: string, value: unknown): void {
  tryStorage(() => localStorage.setItem(key, JSON.stringify(value)));
}

export function removeLocal(key: string): void {
  tryStorage(() => localStorage.removeItem(key));
}
