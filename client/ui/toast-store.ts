import { createStore } from '../lib/create-store.ts';

/**
 * Keeps a dismissed toast this long, so that the toast does not vanish in the middle of its
 * animation.
 */
const REMOVAL_DELAY_MS = 1_000_000;

export type ToastWords = { title: string; description?: string; variant?: 'destructive' };

export function failure(title: string, description = 'Something went wrong. Please try again.') {
  return { title, description, variant: 'destructive' } as const satisfies ToastWords;
}

/** Another thing that a toast offers to do, in a word or two. */
export type ToastOffer = { label: string; onPress: () => void };

export type ToastItem = ToastWords & {
  id: number;
  isOpen: boolean;
  /** Takes back what the toast tells, as long as the toast is visible. */
  undo: (() => void) | null;
  offer: ToastOffer | null;
  /** Dialog that contains the toast. */
  within: HTMLDialogElement | null;
};

/** The only toast on the screen: a newer one replaces the older one. */
export const currentToast = createStore<ToastItem | null>(null);
/** Open dialogs, the topmost last. */
let dialogs: readonly HTMLDialogElement[] = [];
let lastId = 0;

/** Shows a toast. Callable from anywhere; the toaster loads by itself. */
export function toast(
  words: ToastWords,
  undo: (() => void) | null = null,
  offer: ToastOffer | null = null,
): void {
  lastId += 1;
  currentToast.set({ ...words, undo, offer, id: lastId, isOpen: true, within: topDialog() });
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
    const item = currentToast.get();
    if (item?.within === dialog) currentToast.set({ ...item, within: topDialog() });
  };
}

/** Removes the toast of an earlier attempt. */
export function dismissCurrentToast(): void {
  dismissToast(lastId);
}

export function dismissToast(id: number): void {
  const item = currentToast.get();
  if (item?.id !== id) return;
  currentToast.set({ ...item, isOpen: false });
  setTimeout(() => currentToast.get()?.id === id && currentToast.set(null), REMOVAL_DELAY_MS);
}
