import type * as z from 'zod/mini';

/** What this browser keeps under a key, if it is there and still of the expected shape. */
export function readLocal<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  try {
    const text = localStorage.getItem(key);
    const parsed = text === null ? null : schema.safeParse(JSON.parse(text));
    return parsed?.success ? parsed.data : null;
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
