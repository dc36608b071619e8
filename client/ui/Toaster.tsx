import '../styles/toast.css';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToasts, dismissToast, subscribeToToasts, type ToastItem } from './toast-store.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];
/**
 * Height of a toast of three lines. With more space above a dialog's heading, the toast goes there.
 */
const TOAST_PX = 144;

/** Shows the current toast. Loaded with the first one, or at the first press. */
export function Toaster() {
  const items = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const dialog = items[0]?.within;
  const viewport = (
    <Toast.Viewport
      hotkey={HOTKEY}
      style={{ '--toast-top': `${dialog ? freeBelow(dialog) : 0}px` } as CSSProperties}
      className={`toast-viewport fixed right-0 z-50 flex w-full max-w-[420px] flex-col p-4 outline-none lg:right-2 ${dialog ? 'in-dialog' : ''}`}
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

/**
 * Top of a toast in a dialog, so that it does not cover the heading: above the heading, or below in
 * a tall dialog.
 */
function freeBelow(dialog: HTMLElement): number {
  const heading = dialog.querySelector('h2')?.getBoundingClientRect();
  return !heading || heading.top > TOAST_PX ? 0 : heading.bottom;
}

function ToastCard({ item }: { item: ToastItem }) {
  const { id, isOpen, title, description, variant, action } = item;
  const tone =
    variant === 'destructive'
      ? 'border-danger/40 bg-danger-soft text-danger'
      : 'border-line bg-raised text-ink';
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => open || dismissToast(id)}
      data-variant={variant}
      className={`toast relative rounded-card border py-4 pr-14 pl-6 shadow-lift ${tone}`}
    >
      <Toast.Title className="font-title text-lg font-semibold">{title}</Toast.Title>
      {description && <Toast.Description className="text-ink">{description}</Toast.Description>}
      {action && (
        <Toast.Action
          altText={action.label}
          onClick={action.onPress}
          className="-mb-2 -ml-3 inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-second underline underline-offset-4 hover:bg-ink/5"
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Close"
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full hover:bg-ink/8"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
