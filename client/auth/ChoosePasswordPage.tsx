import { type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PASSWORD_MIN_LENGTH } from '../../contract/auth.ts';
import { ApiError } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { chooseCopy as copy } from './copy.ts';
import { useChoosePassword } from './use-auth.ts';

export function ChoosePasswordPage() {
  usePageTitle(copy.title);
  // A fragment is never sent to a server, so the token stays out of every log.
  const [token] = useState(() => location.hash.slice(1));
  return <AuthLayout>{token ? <ChooseForm token={token} /> : <NoToken />}</AuthLayout>;
}

function ChooseForm({ token }: { token: string }) {
  const [, navigate] = useLocation();
  const choose = useChoosePassword();
  const [error, setError] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (choose.isPending) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const isShort = password.length < PASSWORD_MIN_LENGTH;
    setError(isShort ? '' : null);
    if (isShort) return toast(copy.short);
    choose.mutate(
      { token, password },
      {
        onSuccess() {
          toast(copy.done);
          navigate(paths.welcome(), { replace: true });
        },
        onError(failure) {
          const reason = failure instanceof ApiError ? failure.reason : null;
          setError(reason);
          toast({ ...copy.failed, description: reason ?? copy.failed.description });
        },
      },
    );
  }

  return (
    <>
      <PageHeading>{copy.heading}</PageHeading>
      <p className="mt-3 text-lead text-ink-soft">{copy.lead}</p>
      <form noValidate onSubmit={submit} className="mt-8 space-y-5">
        <TextField
          label={copy.label}
          name="password"
          id="password"
          type="password"
          autoComplete="new-password"
          required
          error={error}
        />
        <Button type="submit" isBusy={choose.isPending} className="w-full">
          {choose.isPending ? copy.submitting : copy.submit}
        </Button>
      </form>
      {error && (
        <Link href={paths.forgotPassword()} className={buttonClass('ghost', 'mt-4 w-full')}>
          {copy.askAgain}
        </Link>
      )}
    </>
  );
}

function NoToken() {
  return (
    <>
      <PageHeading>{copy.noTokenHeading}</PageHeading>
      <p className="mt-3 mb-8 text-lead text-ink-soft">{copy.noToken}</p>
      <Link href={paths.forgotPassword()} className={buttonClass('primary', 'w-full')}>
        {copy.askAgain}
      </Link>
    </>
  );
}
