import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import {
  PASSKEY_NAME_MAX_LENGTH,
  type Passkey,
  passkeyMessages,
} from '../../contract/auth/passkeys.ts';
import { useRemovePasskey, useRenamePasskey } from '../auth/passkeys/use-passkeys.ts';
import { withReason } from '../lib/api-error.ts';
import { useDateAndTime } from '../lib/dates.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { accountToasts, passkeyCopy as copy, passkeyToasts as toasts } from './copy.ts';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const dateAndTime = useDateAndTime();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { name, createdAt, lastUsedAt, copySuspectedAt } = passkey;
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="mt-1 size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt ? copy.used(dateAndTime(lastUsedAt)) : copy.added(dateAndTime(createdAt))}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="ghost"
            aria-label={`${copy.rename}: ${name}`}
            onClick={() => setOpen('rename')}
          >
            {copy.rename}
          </Button>
          <Button
            variant="quiet"
            aria-label={`${copy.remove}: ${name}`}
            onClick={() => setOpen('remove')}
          >
            {copy.remove}
          </Button>
        </div>
      </div>
      {copySuspectedAt && (
        <p role="alert" className="w-full rounded-field bg-danger-soft p-4 text-danger">
          {copy.copied(dateAndTime(copySuspectedAt))}
        </p>
      )}
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  );
}

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void };

function RenameDialog({ passkey: { id, name }, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey({
    onSuccess: () => toast(accountToasts.saved),
    onError: (error) => toast(withReason(accountToasts.failed, error)),
  });
  const form = useForm({ initial: { name }, isBusy: rename.isPending, onSubmit: send });

  function send(typed: { name: string }) {
    const name = typed.name.trim();
    if (!name) return form.showErrors({ name: passkeyMessages.name });
    rename.mutate({ id, name }, { onSuccess: onClose });
  }

  return (
    <SheetDialog title={copy.renameTitle} onClose={onClose}>
      <form {...form.props} className="mt-5 space-y-5">
        <TextField
          label={copy.name}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          autoComplete="off"
          {...form.field('name')}
        />
        <DialogButtons>
          <Button type="submit" isBusy={rename.isPending}>
            {copy.saveName}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
        </DialogButtons>
      </form>
    </SheetDialog>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: PasskeyDialogProps) {
  const remove = useRemovePasskey({
    onSuccess: () => toast(toasts.removed),
    onError: (error) => toast(withReason(toasts.notRemoved, error)),
  });

  return (
    <ConfirmDialog
      title={copy.removeTitle(name)}
      confirm={copy.removeConfirm}
      keep={copy.keep}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onClose })}
      onClose={onClose}
    >
      {copy.removeText}
    </ConfirmDialog>
  );
}
