import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type SignUp, signUpMessages, signUpProblem } from '../../contract/auth.ts';
import { ApiError } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { toast } from '../ui/toast-store.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { signUpCopy as copy, signUpToasts as toasts } from './copy.ts';
import { type FieldErrors, PartnerFields } from './PartnerFields.tsx';
import { takeRedirect } from './redirect-after-login.ts';
import { fieldsWithProblem, readSignUp, refusedFields, type SignUpField } from './sign-up-form.ts';
import { useSignUp } from './use-auth.ts';

const REDIRECT_DELAY_MS = 2000;

export function SignupPage() {
  usePageTitle(copy.title);
  const [, navigate] = useLocation();
  const signUp = useSignUp();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formError, setFormError] = useState<string | null>(null);

  useEffect(() => {
    if (!signUp.isSuccess) return;
    const timer = setTimeout(() => navigate(paths.welcome()), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [signUp.isSuccess, navigate]);

  function mark(fields: readonly SignUpField[], message: string) {
    setErrors(Object.fromEntries(fields.map((field) => [field, message])));
    const [first] = fields;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  function showRefusal(values: SignUp, error: Error) {
    toast(toasts.refused);
    if (!(error instanceof ApiError) || error.reason === null) return;
    const fields = refusedFields(values, error.status, error.reason);
    mark(fields, error.reason);
    if (fields.length === 0) setFormError(error.reason);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signUp.isPending || signUp.isSuccess) return;
    const values = readSignUp(event.currentTarget);
    const problem = signUpProblem(values);
    setErrors({});
    setFormError(null);
    if (problem) {
      toast({ ...toasts[problem], description: signUpMessages[problem] });
      return mark(fieldsWithProblem(values, problem), '');
    }
    signUp.mutate(values, {
      onSuccess() {
        takeRedirect();
        toast(toasts.done);
      },
      onError: (error) => showRefusal(values, error),
    });
  }

  return (
    <div className="daylight">
      <SkipLink />
      <header className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-5 pt-6 sm:px-8 lg:px-12 lg:pt-8">
        <Link href={paths.home()} className="inline-flex min-h-11 items-center rounded-full">
          <Wordmark />
        </Link>
        <p className="text-ink-soft">
          {copy.haveAccount}{' '}
          <Link
            href={paths.login()}
            className="inline-flex min-h-11 items-center font-semibold text-second underline underline-offset-4"
          >
            {copy.signIn}
          </Link>
        </p>
      </header>
      <Page>
        <PageHeading>{copy.heading}</PageHeading>
        <p className="mt-3 text-lead text-ink-soft">{copy.lead}</p>
        <form ref={form} noValidate onSubmit={submit} className="mt-8">
          <div className="grid gap-6 md:grid-cols-2">
            <PartnerFields partner={1} errors={errors} />
            <PartnerFields partner={2} errors={errors} />
          </div>
          {formError && (
            <p
              role="alert"
              className="mt-6 rounded-field bg-danger-soft px-5 py-4 font-medium text-danger"
            >
              {formError}
            </p>
          )}
          <div className="mx-auto mt-8 max-w-xl space-y-5 text-center">
            <Button
              type="submit"
              isBusy={signUp.isPending || signUp.isSuccess}
              className="w-full sm:w-auto sm:min-w-72"
            >
              {submitLabel(signUp.status)}
            </Button>
            <p className="text-sm text-ink-soft">{copy.terms}</p>
          </div>
        </form>
      </Page>
    </div>
  );
}

function submitLabel(status: 'idle' | 'pending' | 'success' | 'error'): string {
  if (status === 'pending') return copy.submitting;
  return status === 'success' ? copy.created : copy.submit;
}
