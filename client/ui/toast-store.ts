/** Toasts that may be on screen at once: a newer one takes the older one's place. */
const TOAST_LIMIT = 1;
/** A dismissed toast is kept this long, so that nothing vanishes in the middle of its leaving. */
const REMOVAL_DELAY_MS = 1_000_000;

type ToastVariant = 'default' | 'destructive';
export type ToastWords = { title: string; description?: string; variant?: ToastVariant };
export type ToastItem = ToastWords & { id: number; isOpen: boolean };

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** Says something in passing. Callable from anywhere; what shows it loads by itself. */
export function toast(words: ToastWords): void {
  lastId += 1;
  update([{ ...words, id: lastId, isOpen: true }, ...items].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number): void {
  update(items.map((item) => (item.id === id ? { ...item, isOpen: false } : item)));
  setTimeout(() => update(items.filter((item) => item.id !== id)), REMOVAL_DELAY_MS);
}

export function currentToasts(): readonly ToastItem[] {
  return items;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
