/** Limits the toasts on the screen: a newer one replaces the older one. */
const TOAST_LIMIT = 1;
/**
 * Keeps a dismissed toast this long, so that the toast does not vanish in the middle of its
 * animation.
 */
const REMOVAL_DELAY_MS = 1_000_000;

export type ToastWords = { title: string; description?: string; variant?: 'destructive' };

/** Offers an action, as long as the toast is visible. */
export type ToastAction = { label: string; onPress: () => void };

export function failure(title: string, description = 'Something went wrong. Please try again.') {
  return { title, description, variant: 'destructive' } as const satisfies ToastWords;
}

export type ToastItem = ToastWords & {
  id: number;
  isOpen: boolean;
  action: ToastAction | null;
  /** Dialog that contains the toast. */
  within: HTMLDialogElement | null;
};

let items: readonly ToastItem[] = [];
/** Open dialogs, the topmost last. */
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
 * Moves toasts into an open dialog until the returned function is called: outside of it, nothing
 * can be pressed or read by a screen reader.
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
