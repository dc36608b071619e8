import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../contract/auth.ts';
import { ApiError } from '../lib/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AccountSection } from './AccountSection.tsx';
import { accountToasts, passwordCopy as copy } from './copy.ts';
import { toastRefusal } from './refusal.ts';
import { useChangePassword } from './use-account.ts';

type Problems = { current?: string; next?: string };

export function PasswordSection() {
  const change = useChangePassword();
  const [problems, setProblems] = useState<Problems>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const currentPassword = String(data.get('currentPassword') ?? '');
    const password = String(data.get('password') ?? '');
    const found: Problems = {
      ...(currentPassword === '' && { current: copy.missing }),
      ...((password.length < PASSWORD_MIN_LENGTH || password.trim() === '') && {
        next: copy.short,
      }),
    };
    setProblems(found);
    if (found.current || found.next) return;
    change.mutate(
      { currentPassword, password },
      {
        onSuccess() {
          form.reset();
          toast(accountToasts.password);
        },
        onError(error) {
          if (error instanceof ApiError && error.status === 403 && error.reason) {
            setProblems({ current: error.reason });
          }
          toastRefusal(error);
        },
      },
    );
  }

  return (
    <AccountSection heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{copy.lead}</p>
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label={copy.current}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={problems.current ?? null}
        />
        <TextField
          label={copy.next}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={copy.nextHint}
          error={problems.next ?? null}
        />
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? copy.saving : copy.save}
        </Button>
      </form>
    </AccountSection>
  );
}
