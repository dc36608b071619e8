import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { showToastsIn } from './toast-store.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  labelledBy: string;
  /** Called for Escape and for a press beside the dialog. The caller removes the dialog. */
  onClose: () => void;
};

const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/**
 * Shows a modal dialog for as long as it is rendered. The focus begins on the control that is
 * marked `data-autofocus`, else on the first one. Tab keeps the focus inside, and closing returns
 * the focus.
 */
export function Dialog({ labelledBy, onClose, className = '', children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Use a layout effect: only a dialog that closes while it is on the page returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Set `autofocus` by hand: React does not render the attribute, which the browser reads when
    // the dialog opens.
    element.querySelector('[data-autofocus]')?.setAttribute('autofocus', '');
    element.showModal();
    const releaseToasts = showToastsIn(element);
    // Listen on the element: a toast inside the dialog is not its child in React, so that a React
    // handler would miss its keys.
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

/** Keeps Tab inside the dialog. The browser would let Tab leave for its own bars. */
function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget as HTMLDialogElement;
  const reachable = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)];
  const [first, last] = [reachable[0], reachable.at(-1)];
  // Use the element that had the focus when Tab was pressed: a toast may have moved the focus
  // since.
  const focused = event.target;
  const leavesAtStart = event.shiftKey && (focused === first || focused === dialog);
  const leavesAtEnd = !event.shiftKey && focused === last;
  if (!leavesAtStart && !leavesAtEnd) return;
  event.preventDefault();
  (leavesAtStart ? last : first)?.focus();
}
