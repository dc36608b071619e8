import { type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { signInCopy as copy, signInToasts as toasts } from './copy.ts';
import { pathAfterLogin, takeRedirect } from './redirect-after-login.ts';
import { keepTypedEmail, typedEmail } from './typed-email.ts';
import { useSignIn } from './use-auth.ts';

export function LoginPage() {
  usePageTitle(copy.title);
  const [, navigate] = useLocation();
  const signIn = useSignIn();
  const [isIncomplete, setIsIncomplete] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signIn.isPending) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    setIsIncomplete(email === '' || password === '');
    if (email === '' || password === '') return toast(toasts.missing);
    signIn.mutate(
      { email, password },
      {
        onSuccess() {
          keepTypedEmail('');
          toast(toasts.done);
          navigate(pathAfterLogin(takeRedirect()));
        },
        onError: (error) => toast(failureToast(error)),
      },
    );
  }

  return (
    <AuthLayout>
      <PageHeading>{copy.heading}</PageHeading>
      <p className="mt-3 text-lead text-ink-soft">{copy.lead}</p>
      <form noValidate onSubmit={submit} className="mt-8 space-y-5">
        <TextField
          label="Email"
          name="email"
          id="email"
          type="email"
          autoComplete="username"
          defaultValue={typedEmail()}
          onChange={(event) => keepTypedEmail(event.currentTarget.value)}
          required
          error={isIncomplete ? '' : null}
        />
        <TextField
          label="Password"
          name="password"
          id="password"
          type="password"
          autoComplete="current-password"
          required
          error={isIncomplete ? '' : null}
        />
        <Link
          href={paths.forgotPassword()}
          className="inline-flex min-h-11 items-center font-semibold text-second underline underline-offset-4"
        >
          {copy.forgot}
        </Link>
        <Button type="submit" isBusy={signIn.isPending} className="w-full">
          {signIn.isPending ? copy.submitting : copy.submit}
        </Button>
      </form>
      <p className="mt-8 mb-3 text-center text-ink-soft">{copy.newHere}</p>
      <Link href={paths.signup()} className={buttonClass('ghost', 'w-full')}>
        {copy.createAccount}
      </Link>
    </AuthLayout>
  );
}

/** A throttled sign-in is told how long to wait; everything else that was refused reads alike. */
function failureToast(error: Error) {
  if (!(error instanceof ApiError)) return toasts.unreachable;
  if (error.status !== 429) return toasts.refused;
  return { ...toasts.refused, description: error.reason ?? toasts.refused.description };
}
