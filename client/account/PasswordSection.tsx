import { PASSWORD_MIN_LENGTH } from '../../contract/auth.ts';
import { reasonOf, statusOf, withReason } from '../lib/api-error.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { accountToasts, passwordCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';
import { useChangePassword } from './use-account.ts';

const EMPTY = { currentPassword: '', password: '' };

export function PasswordSection() {
  const change = useChangePassword();
  const form = useForm({ initial: EMPTY, isBusy: change.isPending, onSubmit: send });

  function send(passwords: typeof EMPTY) {
    const { currentPassword, password } = passwords;
    const isShort = password.length < PASSWORD_MIN_LENGTH || password.trim() === '';
    if (isShort || currentPassword === '') {
      return form.setErrors({
        ...(currentPassword === '' && { currentPassword: copy.missing }),
        ...(isShort && { password: copy.short }),
      });
    }
    change.mutate(passwords, {
      onSuccess() {
        form.setValues(EMPTY);
        toast(accountToasts.password);
      },
      onError(error) {
        const reason = reasonOf(error);
        if (statusOf(error) === 403 && reason) form.setErrors({ currentPassword: reason });
        toast(withReason(accountToasts.failed, error));
      },
    });
  }

  return (
    <SectionCard heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{copy.lead}</p>
      <form {...form.props} className="space-y-5">
        <TextField
          label={copy.current}
          type="password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <TextField
          label={copy.next}
          type="password"
          autoComplete="new-password"
          hint={copy.nextHint}
          {...form.field('password')}
        />
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? copy.saving : copy.save}
        </Button>
      </form>
    </SectionCard>
  );
}
