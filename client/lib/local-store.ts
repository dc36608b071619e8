/** What this browser keeps under a key, if it is there and still what was written. */
export function readLocal<T>(key: string, isIntact: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isIntact(value) ? value : null;
  } catch {
    return null;
  }
}

/** Says whether it was kept: storage may be forbidden or full. */
export function writeLocal(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
