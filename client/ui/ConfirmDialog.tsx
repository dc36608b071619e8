import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-class.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { SheetDialog } from './SheetDialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** Words of the two buttons. */
  confirm: string;
  keep: string;
  isBusy: boolean;
  /** Look of the button that confirms, if nothing is lost by it. */
  variant?: ButtonVariant;
  onConfirm: () => void;
  onClose: () => void;
  /** Says what confirming does. */
  children: ReactNode;
};

/** Asks before something that cannot be undone. The focus begins on the button that keeps it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, keep, isBusy, variant = 'danger', onConfirm, onClose, children } = props;
  return (
    <SheetDialog role="alertdialog" title={title} onClose={onClose}>
      <p className="mt-3 mb-6 text-ink-soft">{children}</p>
      <DialogButtons>
        <Button variant={variant} isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="ghost" data-autofocus onClick={onClose}>
          {keep}
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
