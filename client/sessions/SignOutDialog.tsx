import { signOutOffline } from '../auth/sign-out-offline.ts';
import { serverPaths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { signOutCopy as copy } from './copy.ts';

export type Server = 'there' | 'away' | 'no-network';
export type SignOutQuestion = { unsentCount: number; server: Server };
type SignOutDialogProps = SignOutQuestion & { onClose: () => void };

/** Says what signing out would lose, and what it takes where the server cannot be reached. */
export function SignOutDialog({ unsentCount, server, onClose }: SignOutDialogProps) {
  const title = unsentCount > 0 ? copy.unsentTitle : copy.titles[server];
  return (
    <SheetDialog title={title} role="alertdialog" onClose={onClose}>
      <div className="mt-3 mb-5 grid gap-3 text-ink-soft">
        {unsentCount > 0 && <p>{copy.lost(unsentCount)}</p>}
        {server !== 'there' && <p>{copy.unreachable[server]}</p>}
      </div>
      <DialogButtons>
        <Button onClick={onClose}>{copy.stay}</Button>
        {server !== 'there' ? (
          <Button variant="danger" onClick={() => void signOutOffline()}>
            {copy.signOut}
          </Button>
        ) : (
          <a href={serverPaths.logout} className={buttonClass('danger')}>
            {copy.signOut}
          </a>
        )}
      </DialogButtons>
    </SheetDialog>
  );
}
