const listeners = new Set<() => void>();

/** Covers the screen, in discreet mode. */
export function coverScreen(): void {
  for (const listener of listeners) listener();
}

export function onCoverScreen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
