/** Uses storage; if forbidden or full, gives the fallback, since forgetting beats failing. */
export function tryStorage(use: () => void): void;
export function tryStorage<T>(use: () => T, fallback: T): T;
export function tryStorage<T>(use: () => T, fallback?: T): T | undefined {
  try {
    return use();
  } catch {
    return fallback;
  }
}

/** Reads the value of a key; null if missing or damaged. */
export function readLocal<T>(key: string, isIntact: (value: unknown) => value is T): T | null {
  return tryStorage(() => {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isIntact(value) ? value : null;
  }, null);
}

export function writeLocal(key: string, value: unknown): void {
  tryStorage(() => localStorage.setItem(key, JSON.stringify(value)));
}

/** Lists the keys that begin with a prefix, each without the prefix. */
export const localKeys = (prefix: string): string[] =>
  tryStorage(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

export function removeLocal(key: string): void {
  tryStorage(() => localStorage.removeItem(key));
}
