const listeners = new Set<() => void>();

/** Covers the screen, in discreet mode. */
export function hideScreen(): void {
  for (const listener of listeners) listener();
}

export function onHideScreen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
