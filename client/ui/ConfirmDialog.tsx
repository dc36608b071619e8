import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { SheetDialog } from './SheetDialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** Words of the two buttons. */
  confirm: string;
  keep: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Says what confirming does. */
  children: ReactNode;
};

/** Asks before something is gone for good. The focus begins on the button that keeps it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, keep, isBusy, onConfirm, onClose, children } = props;
  return (
    <SheetDialog role="alertdialog" title={title} onClose={onClose}>
      <p className="mt-3 mb-6 text-ink-soft">{children}</p>
      <DialogButtons>
        <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="ghost" data-autofocus onClick={onClose}>
          {keep}
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
