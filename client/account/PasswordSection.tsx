import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../contract/auth/auth.ts';
import { useProof, useRemovePassword } from '../auth/passkeys/use-passkeys.ts';
import { reasonOf, statusOf, withReason } from '../lib/api-error.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { accountToasts, passwordCopy as copy, passkeyToasts } from './copy.ts';
import { ProofField } from './ProofField.tsx';
import { SectionCard } from './SectionCard.tsx';
import { useChangePassword } from './use-account.ts';

const EMPTY = { currentPassword: '', password: '' };

export function PasswordSection() {
  const change = useChangePassword();
  const { prove, hasPassword, hasPasskey } = useProof();
  const form = useForm({ initial: EMPTY, isBusy: change.isPending, onSubmit: send });

  function send({ currentPassword, password }: typeof EMPTY) {
    const isShort = password.length < PASSWORD_MIN_LENGTH || password.trim() === '';
    const isUnproven = currentPassword === '' && !hasPasskey;
    if (isShort || isUnproven) {
      return form.setErrors({
        ...(isUnproven && { currentPassword: copy.missing }),
        ...(isShort && { password: copy.short }),
      });
    }
    change.mutate(
      { password, prove: () => prove(currentPassword) },
      {
        onSuccess(isChanged) {
          if (!isChanged) return toast(passkeyToasts.turnedAway);
          form.setValues(EMPTY);
          toast(accountToasts.password);
        },
        onError(error) {
          const reason = reasonOf(error);
          if (statusOf(error) === 403 && reason) form.setErrors({ currentPassword: reason });
          toast(withReason(accountToasts.failed, error));
        },
      },
    );
  }

  const label = hasPassword ? copy.save : copy.choose;
  return (
    <SectionCard heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{hasPassword ? copy.lead : copy.leadNone}</p>
      <form {...form.props} className="space-y-5">
        <ProofField label={copy.current} {...form.field('currentPassword')} />
        <TextField
          label={copy.next}
          type="password"
          autoComplete="new-password"
          hint={copy.nextHint}
          {...form.field('password')}
        />
        <Button type="submit" variant="ghost" disabled={change.isPending}>
          {change.isPending ? copy.saving : label}
        </Button>
      </form>
      {hasPassword && hasPasskey && <RemovePassword />}
    </SectionCard>
  );
}

function RemovePassword() {
  const remove = useRemovePassword({
    onSuccess: (isRemoved) =>
      toast(isRemoved ? passkeyToasts.passwordRemoved : passkeyToasts.turnedAway),
    onError: (error) => toast(withReason(copy.notRemoved, error)),
  });
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <hr className="my-6 border-line" />
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {copy.remove}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={copy.removeTitle}
          confirm={remove.isPending ? copy.removing : copy.removeConfirm}
          keep={copy.keep}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          {copy.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
