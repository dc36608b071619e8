/** Storage may be forbidden or full; forgetting is then better than failing. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

/** Reads a remembered value once: it is gone afterwards. */
export function recallOnce(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
