import type { JournalEntry } from '../../contract/journal.ts';
import { Button } from '../ui/Button.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { deleteCopy as copy } from './copy.ts';
import { useDeleteEntry } from './use-journal.ts';

type DeleteEntryDialogProps = { userId: string; entry: JournalEntry; onClose: () => void };

export function DeleteEntryDialog({ userId, entry, onClose }: DeleteEntryDialogProps) {
  const remove = useDeleteEntry(userId, entry);
  function confirm() {
    if (remove.isPending) return;
    remove.mutate(undefined, { onSuccess: onClose });
  }
  return (
    <SheetDialog title={copy.title} role="alertdialog" onClose={onClose}>
      <p className="mt-3 text-ink-soft">{copy.text}</p>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-row-reverse">
        <Button variant="danger" onClick={confirm} disabled={remove.isPending}>
          {remove.isPending ? copy.deleting : copy.delete}
        </Button>
        <Button variant="ghost" autoFocus onClick={onClose}>
          {copy.keep}
        </Button>
      </div>
    </SheetDialog>
  );
}
