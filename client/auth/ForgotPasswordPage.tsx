import { type SubmitEvent, useState } from 'react';
import { Link } from 'wouter';
import { isEmail } from '../../contract/auth.ts';
import { ApiError } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { forgotCopy as copy } from './copy.ts';
import { keepTypedEmail, typedEmail } from './typed-email.ts';
import { useRequestPasswordLink } from './use-auth.ts';

export function ForgotPasswordPage() {
  usePageTitle(copy.title);
  const request = useRequestPasswordLink();
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (request.isPending) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setIsWrong(!isEmail(email));
    if (!isEmail(email)) return toast(copy.invalid);
    request.mutate(email, {
      onError(error) {
        const reason = error instanceof ApiError ? error.reason : null;
        toast({ ...copy.failed, description: reason ?? copy.failed.description });
      },
    });
  }

  const back = (
    <Link href={paths.login()} className={buttonClass('ghost', 'mt-4 w-full')}>
      {copy.back}
    </Link>
  );
  if (request.isSuccess) {
    return (
      <AuthLayout>
        <PageHeading takesFocus>{copy.sentHeading}</PageHeading>
        <p className="mt-3 mb-4 text-lead text-ink-soft">{copy.sent}</p>
        {back}
      </AuthLayout>
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
          autoComplete="email"
          defaultValue={typedEmail()}
          onChange={(event) => keepTypedEmail(event.currentTarget.value)}
          required
          error={isWrong ? '' : null}
        />
        <Button type="submit" isBusy={request.isPending} className="w-full">
          {request.isPending ? copy.submitting : copy.submit}
        </Button>
      </form>
      {back}
    </AuthLayout>
  );
}
