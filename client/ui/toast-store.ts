/** Toasts that may be on screen at once: a newer one takes the older one's place. */
const TOAST_LIMIT = 1;
/** A dismissed toast is kept this long, so that nothing vanishes in the middle of its leaving. */
const REMOVAL_DELAY_MS = 1_000_000;

type ToastVariant = 'default' | 'destructive';
export type ToastWords = { title: string; description?: string; variant?: ToastVariant };
export type ToastItem = ToastWords & {
  id: number;
  isOpen: boolean;
  /** The dialog that it lies in. */
  within: HTMLDialogElement | null;
};

let items: readonly ToastItem[] = [];
/** Those that are open, the one on top last. */
let dialogs: readonly HTMLDialogElement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** Says something in passing. Callable from anywhere; what shows it loads by itself. */
export function toast(words: ToastWords): void {
  lastId += 1;
  const item = { ...words, id: lastId, isOpen: true, within: topDialog() };
  update([item, ...items].slice(0, TOAST_LIMIT));
}

const topDialog = () => dialogs.at(-1) ?? null;

/**
 * Whatever is outside of an open dialog can neither be pressed nor heard by a screen reader, so
 * that what is said from now on is said in it, until the function that is returned is called.
 */
export function speakWithin(dialog: HTMLDialogElement): () => void {
  dialogs = [...dialogs, dialog];
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog);
    const leave = (item: ToastItem) => ({ ...item, within: topDialog() });
    update(items.map((item) => (item.within === dialog ? leave(item) : item)));
  };
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
