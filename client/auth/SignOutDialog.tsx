// Loaded with the dialog: a hanging server could not deliver this part when the data have to go.
import '../device/offline-store.ts';
import { Button } from '../ui/Button.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { signOutCopy as copy } from './copy.ts';
import { signOutOffline } from './sign-out-offline.ts';

export type Server = 'there' | 'away' | 'no-network';
export type SignOutQuestion = {
  userId: string;
  unsentCount: number;
  unfinishedCount: number;
  server: Server;
};
type SignOutDialogProps = SignOutQuestion & { onSignOut: () => void; onClose: () => void };

/** Says what signing out would lose, and how to sign out while the server cannot be reached. */
export function SignOutDialog(props: SignOutDialogProps) {
  const { userId, unsentCount, unfinishedCount, server, onSignOut, onClose } = props;
  const isLossy = unsentCount + unfinishedCount > 0;
  return (
    <SheetDialog
      title={isLossy ? copy.lossyTitle(unsentCount) : copy.titles[server]}
      role="alertdialog"
      onClose={onClose}
    >
      <div className="mt-3 mb-5 grid gap-3 text-ink-soft">
        {isLossy && <p>{copy.lost(unsentCount, unfinishedCount)}</p>}
        {server !== 'there' && <p>{copy.unreachable[server]}</p>}
      </div>
      <DialogButtons>
        <Button onClick={onClose}>{copy.stay}</Button>
        <Button
          variant="danger"
          onClick={server === 'there' ? onSignOut : () => void signOutOffline(userId)}
        >
          {copy.signOut}
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
