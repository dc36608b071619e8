import { type Account, accountMessages } from '../../contract/account/account.ts';
import { EMAIL_NEEDED, isEmail } from '../../contract/auth/auth.ts';
import { useProof } from '../auth/passkeys/use-passkeys.ts';
import { reasonOf, statusOf, withReason } from '../lib/api-error.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { accountToasts, emailCopy as copy } from './copy.ts';
import { ProofField } from './ProofField.tsx';
import { SectionCard } from './SectionCard.tsx';
import { useCancelEmailChange, useChangeEmail } from './use-account.ts';

const failed = (error: Error) => toast(withReason(accountToasts.failed, error));

export function EmailSection({ account }: { account: Account }) {
  return (
    <SectionCard heading={copy.heading}>
      <p className="mb-5 break-words">{copy.current(account.email)}</p>
      {account.pendingEmail ? <Pending email={account.pendingEmail} /> : <EmailForm />}
    </SectionCard>
  );
}

const EMPTY = { email: '', password: '' };

function EmailForm() {
  const change = useChangeEmail();
  const { prove, hasPasskey } = useProof();
  const form = useForm({ initial: EMPTY, isBusy: change.isPending, onSubmit: send });

  function send(typed: typeof EMPTY) {
    const email = typed.email.trim();
    const isUnproven = typed.password === '' && !hasPasskey;
    if (!isEmail(email) || isUnproven) {
      return form.setErrors({
        ...(!isEmail(email) && { email: EMAIL_NEEDED }),
        ...(isUnproven && { password: accountMessages.password }),
      });
    }
    change.mutate(
      { email, prove: () => prove(typed.password) },
      {
        onError(error) {
          const reason = reasonOf(error);
          if (reason) form.setErrors({ [statusOf(error) === 403 ? 'password' : 'email']: reason });
          failed(error);
        },
      },
    );
  }

  return (
    <form {...form.props} aria-label={copy.saveEmail} className="space-y-5">
      <TextField
        label={copy.email}
        type="email"
        autoComplete="email"
        hint={copy.emailHint}
        {...form.field('email')}
      />
      <ProofField label={copy.password} {...form.field('password')} />
      <Button type="submit" variant="ghost" disabled={change.isPending}>
        {change.isPending ? copy.sending : copy.saveEmail}
      </Button>
    </form>
  );
}

function Pending({ email }: { email: string }) {
  const cancel = useCancelEmailChange();
  return (
    <div role="status" className="rounded-field bg-second-soft p-5">
      <p className="break-words">{copy.pending(email)}</p>
      <Button
        variant="ghost"
        className="mt-4"
        disabled={cancel.isPending}
        onClick={() => cancel.mutate(undefined, { onError: failed })}
      >
        {copy.cancel}
      </Button>
    </div>
  );
}
