import { serverPaths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { signOutCopy as copy } from './copy.ts';

type SignOutDialogProps = { unsentCount: number; onClose: () => void };

/** Says what signing out would lose. */
export function SignOutDialog({ unsentCount, onClose }: SignOutDialogProps) {
  return (
    <SheetDialog title={copy.title} role="alertdialog" onClose={onClose}>
      <p className="mt-3 mb-5 text-ink-soft">{copy.lost(unsentCount)}</p>
      <DialogButtons>
        <Button onClick={onClose}>{copy.stay}</Button>
        <a href={serverPaths.logout} className={buttonClass('danger')}>
          {copy.signOut}
        </a>
      </DialogButtons>
    </SheetDialog>
  );
}
