import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToasts, dismissToast, subscribeToToasts, type ToastItem } from './toast-store.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

/** Shows the current toast. Loaded with the first one, or at the first press. */
export function Toaster() {
  const items = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const dialog = items[0]?.within;
  const viewport = (
    <Toast.Viewport
      hotkey={HOTKEY}
      className="toast-viewport fixed z-50 flex w-full max-w-[420px] flex-col p-4 outline-none"
    />
  );
  return (
    <Toast.Provider
      announcerContainer={dialog ?? undefined}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {items.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
      {dialog ? createPortal(viewport, dialog) : viewport}
    </Toast.Provider>
  );
}

function ToastCard({ item: { id, isOpen, title, description, variant } }: { item: ToastItem }) {
  const tone =
    variant === 'destructive'
      ? 'border-danger/40 bg-danger-soft text-danger'
      : 'border-line bg-raised text-ink';
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => open || dismissToast(id)}
      className={`toast relative rounded-card border py-4 pr-14 pl-6 shadow-lift ${tone}`}
    >
      <Toast.Title className="font-title text-lg font-semibold">{title}</Toast.Title>
      {description && <Toast.Description className="text-ink">{description}</Toast.Description>}
      <Toast.Close
        aria-label="Close"
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full hover:bg-ink/8"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
