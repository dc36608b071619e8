const PREFIX = 'draft:';

/**
 * What someone is writing, kept on this device until it is saved: a reload or an empty battery
 * loses nothing. Storage may be forbidden or full; forgetting is then better than failing.
 * A name says what it is and whose: `journal:<member>:<entry>`, `address:<member>`.
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

/** For a device that someone leaves. */
export function dropAllDrafts(): void {
  dropWhere(() => true);
}

/** A draft waits for who wrote it, and not on a device that has passed to someone else. */
export function dropDraftsOfOthers(userId: string): void {
  dropWhere((name) => name.split(':')[1] !== userId);
}

function dropWhere(isUnwanted: (name: string) => boolean): void {
  try {
    const names = Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
    for (const name of names.filter(isUnwanted)) dropDraft(name);
  } catch {}
}
