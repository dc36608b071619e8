import '../styles/toast.css';
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../lib/use-store.ts';
import { keptClearOfBars } from './bottom-bars.ts';
import { currentToast, dismissToast, type ToastItem } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const UNDO = 'Undo';
const DURATION_MS = 5000;
/** Screen readers know the region by then: they read only what changes in a region that they know. */
const READ_AFTER_MS = 100;
const READ_UNTIL_MS = 1000;
/**
 * Height of a toast of three lines. With more space above a dialog's heading, the toast goes there.
 */
const TOAST_PX = 144;

/** Shows the current toast. */
export function Toaster() {
  const item = useStore(currentToast);
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<ToastItem | null>(null);
  const [goneId, setGoneId] = useState<number | null>(null);
  const isRead = useIsRead(item?.id);
  useDismissal(item, held === item);

  const releaseUnlessIn = (focused: EventTarget | null) =>
    list.current?.contains(focused as Node | null) || setHeld(null);

  useEffect(() => {
    const onLeave = () => setHeld(currentToast.get());
    const onReturn = () => setHeld(null);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'F8') list.current?.focus();
      if (key === 'Escape') close(list.current, currentToast.get());
    };
    addEventListener('blur', onLeave);
    addEventListener('focus', onReturn);
    document.addEventListener('keydown', onKey);
    return () => {
      removeEventListener('blur', onLeave);
      removeEventListener('focus', onReturn);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  const dialog = item?.within ?? null;
  const toasts = (
    <section
      ref={keptClearOfBars}
      aria-label="Notifications (F8)"
      onFocus={() => setHeld(currentToast.get())}
      onBlur={({ relatedTarget }) => releaseUnlessIn(relatedTarget)}
      onPointerEnter={() => setHeld(currentToast.get())}
      onPointerLeave={() => releaseUnlessIn(document.activeElement)}
      style={{ '--toast-top': `${dialog ? freeBelow(dialog) : 0}px` } as CSSProperties}
      className={`toast-viewport pointer-events-none fixed right-0 z-50 w-full max-w-[420px] lg:right-2 ${item ? 'p-4' : ''} ${dialog ? 'in-dialog' : ''}`}
    >
      <p role="status" aria-live="assertive" className="sr-only">
        {isRead &&
          item &&
          [item.title, item.description, item.offer?.label, item.undo && UNDO]
            .filter(Boolean)
            .join(' ')}
      </p>
      <ol ref={list} tabIndex={-1} className="outline-none">
        {item && item.id !== goneId && (
          <ToastCard
            key={item.id}
            item={item}
            onClose={() => close(list.current, item)}
            onGone={setGoneId}
          />
        )}
      </ol>
    </section>
  );
  return dialog ? createPortal(toasts, dialog) : toasts;
}

/** Dismisses a toast when its time is up. The time stands still while the toast is held. */
function useDismissal(item: ToastItem | null, isHeld: boolean): void {
  const { id = null, isOpen = false } = item ?? {};
  const leftMs = useRef(DURATION_MS);
  useEffect(() => {
    if (id !== null) leftMs.current = DURATION_MS;
  }, [id]);
  useEffect(() => {
    if (id === null || !isOpen || isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(dismissToast, leftMs.current, id);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [id, isOpen, isHeld]);
}

/** Says whether to tell screen readers of a toast: briefly, since the toast holds the same text. */
function useIsRead(id: number | undefined): boolean {
  const [readId, setReadId] = useState<number | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    const timers = [
      setTimeout(setReadId, READ_AFTER_MS, id),
      setTimeout(setReadId, READ_UNTIL_MS, null),
    ];
    return () => timers.forEach(clearTimeout);
  }, [id]);
  return readId === id;
}

/** Closes a toast. A focus in the toast stays in the list. */
function close(list: HTMLElement | null, item: ToastItem | null): void {
  if (list?.contains(document.activeElement)) list.focus();
  if (item) dismissToast(item.id);
}

/**
 * Top of a toast in a dialog, so that it does not cover the heading: above the heading, or below in
 * a tall dialog.
 */
function freeBelow(dialog: HTMLElement): number {
  const heading = dialog.querySelector('h2')?.getBoundingClientRect();
  return !heading || heading.top > TOAST_PX ? 0 : heading.bottom;
}

type ToastCardProps = { item: ToastItem; onClose: () => void; onGone: (id: number) => void };

function ToastCard({ item, onClose, onGone }: ToastCardProps) {
  const { id, isOpen, title, description, variant, undo, offer } = item;
  const card = useRef<HTMLLIElement>(null);
  const swipe = useSwipeAway(onClose);
  useEffect(() => {
    if (isOpen) return;
    // Wait for the promise: Chromium may hold back the event of an animation that takes no time.
    const leaving = card.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(leaving).then(() => onGone(id));
  }, [id, isOpen, onGone]);
  const tone =
    variant === 'destructive'
      ? 'border-danger/40 bg-danger-soft text-danger'
      : 'border-line bg-raised text-ink';
  return (
    <li
      ref={card}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus holds a toast for as long as somebody reads.
      tabIndex={0}
      data-closed={!isOpen || undefined}
      className={`toast pointer-events-auto relative touch-none rounded-card border py-4 pr-14 pl-6 shadow-lift select-none ${tone}`}
      {...swipe}
    >
      <div className="font-title text-lg font-semibold">{title}</div>
      {description && <div className="text-ink">{description}</div>}
      {[offer, undo && { label: UNDO, onPress: undo }].map(
        (action) =>
          action && (
            <button
              key={action.label}
              type="button"
              onClick={() => {
                action.onPress();
                onClose();
              }}
              className="mr-2 -mb-2 -ml-3 inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-second underline underline-offset-4 hover:bg-ink/5"
            >
              {action.label}
            </button>
          ),
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full hover:bg-ink/8"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}
