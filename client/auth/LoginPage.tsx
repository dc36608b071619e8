import { Link, useLocation } from 'wouter';
import { ApiError, withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { signInCopy as copy, signInToasts as toasts } from './copy.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { offerPasskeyLater } from './passkeys/passkey-offer.ts';
import { canUsePasskeys } from './passkeys/passkey-support.ts';
import { pathAfterLogin, takeRedirect } from './redirect-after-login.ts';
import { rememberEmail, rememberedEmail } from './remembered-email.ts';
import { useSignIn } from './use-auth.ts';

export function LoginPage() {
  const [, navigate] = useLocation();
  const signIn = useSignIn();
  const form = useForm({
    initial: { email: rememberedEmail(), password: '' },
    isBusy: signIn.isPending,
    onChange: ({ email }) => rememberEmail(email),
    onSubmit: send,
  });

  function arrive() {
    rememberEmail('');
    toast(toasts.done);
    navigate(pathAfterLogin(takeRedirect()));
  }

  function send(typed: { email: string; password: string }) {
    const [email, password] = [typed.email.trim(), typed.password];
    if (email === '' || password === '') {
      form.setErrors({ email: '', password: '' });
      return toast(toasts.missing);
    }
    signIn.mutate(
      { email, password },
      {
        onSuccess() {
          void offerPasskeyLater();
          arrive();
        },
        onError: (error) => toast(failureToast(error)),
      },
    );
  }

  return (
    <AuthLayout title={copy.title} heading={copy.heading} lead={copy.lead}>
      <form {...form.props} className="mt-8 space-y-5">
        <TextField
          label="Email"
          type="email"
          // The browser suggests passkeys where it would fill in the address.
          autoComplete="username webauthn"
          required
          {...form.field('email')}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          {...form.field('password')}
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
        {canUsePasskeys() && <PasskeySignIn onDone={arrive} />}
      </form>
      <p className="mt-8 mb-3 text-center text-ink-soft">{copy.newHere}</p>
      <LinkButton href={paths.signup()} variant="ghost" className="w-full">
        {copy.createAccount}
      </LinkButton>
    </AuthLayout>
  );
}

/** Tells a throttled visitor how long to wait; every other refusal reads alike. */
function failureToast(error: Error) {
  if (!(error instanceof ApiError)) return toasts.unreachable;
  return error.status === 429 ? withReason(toasts.refused, error) : toasts.refused;
}
