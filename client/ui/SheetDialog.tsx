import { type ReactNode, useId } from 'react';
import { Dialog } from './Dialog.tsx';

type SheetDialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Use `alertdialog` for a question that needs an answer, such as whether to delete. */
  role?: 'dialog' | 'alertdialog';
};

export function SheetDialog({ title, children, ...rest }: SheetDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} className="sheet" {...rest}>
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      {children}
    </Dialog>
  );
}
