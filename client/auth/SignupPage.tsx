import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { signUpMessages, signUpProblem } from '../../contract/auth/auth.ts';
import { LegalLinks } from '../legal/LegalLinks.tsx';
import { ApiError, statusOf } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { dismissCurrentToast, toast } from '../ui/toast-store.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { signUpCopy as copy, signUpToasts as toasts } from './copy.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { takeRedirect } from './redirect-after-login.ts';
import { emptySignUp, fieldErrors, refusedFields, type SignUpForm } from './sign-up-form.ts';
import { TakenNote } from './TakenNote.tsx';
import { useSignUp } from './use-auth.ts';

const REDIRECT_DELAY_MS = 2000;

export function SignupPage() {
  usePageTitle(copy.title);
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
        <p className="mt-2 max-w-3xl text-ink-soft">{copy.why}</p>
        <SignupForm />
      </Page>
    </div>
  );
}

function SignupForm() {
  const [, navigate] = useLocation();
  const signUp = useSignUp();
  const isBusy = signUp.isPending || signUp.isSuccess;
  const form = useForm({ initial: emptySignUp, isBusy, onSubmit: send });

  useEffect(() => {
    if (!signUp.isSuccess) return;
    const timer = setTimeout(() => navigate(paths.welcome()), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [signUp.isSuccess, navigate]);

  function send(values: SignUpForm) {
    const problem = signUpProblem(values);
    if (problem) {
      toast({ ...toasts[problem], description: signUpMessages[problem] });
      return form.showErrors(fieldErrors(values));
    }
    dismissCurrentToast();
    const { invitationLine, ...fields } = values;
    signUp.mutate(invitationLine.trim() ? values : fields, {
      onSuccess() {
        takeRedirect();
        toast(toasts.done);
      },
      onError(error) {
        toast(toasts.refused);
        if (!(error instanceof ApiError) || error.reason === null) return;
        const wrong = refusedFields(values, error.status, error.reason);
        if (wrong.length > 0) {
          form.showErrors(Object.fromEntries(wrong.map((field) => [field, error.reason])));
        } else form.setErrors({ form: error.reason });
      },
    });
  }

  return (
    <form {...form.props} className="mt-8">
      {statusOf(signUp.error) === 409 && signUp.variables && (
        <TakenNote email={signUp.variables.partner1Email.trim()} />
      )}
      <div className="grid gap-6 md:grid-cols-2">
        <PartnerFields partner={1} form={form} />
        <PartnerFields partner={2} form={form} />
      </div>
      {form.errors.form && (
        <p
          role="alert"
          className="mt-6 rounded-field bg-danger-soft px-5 py-4 font-medium text-danger"
        >
          {form.errors.form}
        </p>
      )}
      <div className="mx-auto mt-8 max-w-xl space-y-5 text-center">
        <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:min-w-72">
          {submitLabel(signUp.status)}
        </Button>
        <p className="text-sm text-ink-soft">{copy.terms}</p>
        <LegalLinks className="justify-center text-sm" />
      </div>
    </form>
  );
}

function submitLabel(status: 'idle' | 'pending' | 'success' | 'error'): string {
  if (status === 'pending') return copy.submitting;
  return status === 'success' ? copy.created : copy.submit;
}
