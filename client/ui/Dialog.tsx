import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { showToastsIn } from './toast-store.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  labelledBy: string;
  /** Called for Escape and for a press beside the dialog; whoever shows it takes it away. */
  onClose: () => void;
};

const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/**
 * A modal dialog that is open for as long as it is rendered. The focus begins on the control that is
 * marked `data-autofocus`, else on the first one; it stays inside, and goes back after.
 */
export function Dialog({ labelledBy, onClose, className = '', children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, since only a dialog that closes while it is on the page gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // React keeps `autofocus` to itself, and the browser looks for it when the dialog opens.
    element.querySelector('[data-autofocus]')?.setAttribute('autofocus', '');
    element.showModal();
    const releaseToasts = showToastsIn(element);
    // A toast inside the dialog is not its child to React, so a React handler would miss its keys.
    element.addEventListener('keydown', keepFocusInside);
    return () => {
      element.removeEventListener('keydown', keepFocusInside);
      element.close();
      releaseToasts();
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
  // The element that had the focus when Tab was pressed: a toast may have moved it since.
  const focused = event.target;
  const leavesAtStart = event.shiftKey && (focused === first || focused === dialog);
  const leavesAtEnd = !event.shiftKey && focused === last;
  if (!leavesAtStart && !leavesAtEnd) return;
  event.preventDefault();
  (leavesAtStart ? last : first)?.focus();
}
