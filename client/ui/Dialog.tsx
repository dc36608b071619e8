import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { speakWithin } from './toast-store.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  /** The id of its heading. */
  labelledBy: string;
  /** Called for Escape and for a press beside the dialog; whoever shows it takes it away. */
  onClose: () => void;
};

const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/** A modal dialog that is open for as long as it is rendered. Focus stays in it and goes back after. */
export function Dialog({ labelledBy, onClose, className = '', children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: only an open dialog that closes gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const stopSpeaking = speakWithin(element);
    // A toast that lies in it is none of its children to React, whose events would pass it by.
    element.addEventListener('keydown', keepFocusInside);
    return () => {
      element.removeEventListener('keydown', keepFocusInside);
      element.close();
      stopSpeaking();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, and arrives as a cancel.
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`dialog ${className}`}
      {...rest}
    >
      {children}
    </dialog>
  );
}

/** The browser lets Tab leave for its own bars; here it goes round. */
function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget as HTMLDialogElement;
  const reachable = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)];
  const [first, last] = [reachable[0], reachable.at(-1)];
  // Where it was pressed: a toast may have moved the focus since.
  const focused = event.target;
  const leavesAtStart = event.shiftKey && (focused === first || focused === dialog);
  const leavesAtEnd = !event.shiftKey && focused === last;
  if (!leavesAtStart && !leavesAtEnd) return;
  event.preventDefault();
  (leavesAtStart ? last : first)?.focus();
}
