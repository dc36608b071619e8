const PREFIX = 'draft:';

/**
 * What someone is writing, kept on this device until it is saved: a reload or an empty battery
 * loses nothing. Storage may be forbidden or full; forgetting is then better than failing.
 */
export function keepDraft(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {}
}

export function keptDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {}
}

/** Nobody's words stay on a device that nobody is signed in on. */
export function dropAllDrafts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) localStorage.removeItem(key);
  } catch {}
}
