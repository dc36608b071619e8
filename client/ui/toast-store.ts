/** Toasts that may be on screen at once: a newer one takes the older one's place. */
const TOAST_LIMIT = 1;
/** A dismissed toast is kept this long, so that it does not vanish in the middle of its animation. */
const REMOVAL_DELAY_MS = 1_000_000;

export type ToastWords = { title: string; description?: string; variant?: 'destructive' };

/** What can be done about it, as long as the toast is there. */
export type ToastAction = { label: string; onPress: () => void };

export function failure(title: string, description = 'Something went wrong. Please try again.') {
  return { title, description, variant: 'destructive' } as const satisfies ToastWords;
}

export type ToastItem = ToastWords & {
  id: number;
  isOpen: boolean;
  action: ToastAction | null;
  /** The dialog that it lies in. */
  within: HTMLDialogElement | null;
};

let items: readonly ToastItem[] = [];
/** The open dialogs, the one on top last. */
let dialogs: readonly HTMLDialogElement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. Callable from anywhere; the toaster loads by itself. */
export function toast(words: ToastWords, action: ToastAction | null = null): void {
  lastId += 1;
  const item = { ...words, action, id: lastId, isOpen: true, within: topDialog() };
  update([item, ...items].slice(0, TOAST_LIMIT));
}

const topDialog = () => dialogs.at(-1) ?? null;

/**
 * Whatever is outside of an open dialog can neither be pressed nor read by a screen reader, so that
 * toasts lie inside it until the function that is returned is called.
 */
export function showToastsIn(dialog: HTMLDialogElement): () => void {
  dialogs = [...dialogs, dialog];
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog);
    const moved = { within: topDialog() };
    update(items.map((item) => (item.within === dialog ? { ...item, ...moved } : item)));
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
