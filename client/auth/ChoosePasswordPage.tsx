import { useState } from 'react';
import { useLocation } from 'wouter';
import { PASSWORD_MIN_LENGTH } from '../../contract/auth.ts';
import { reasonOf, withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { chooseCopy as copy } from './copy.ts';
import { useChoosePassword } from './use-auth.ts';

export function ChoosePasswordPage() {
  // A fragment is never sent to a server, so the token stays out of every log.
  const [token] = useState(() => location.hash.slice(1));
  return token ? <ChooseForm token={token} /> : <NoToken />;
}

function ChooseForm({ token }: { token: string }) {
  const [, navigate] = useLocation();
  const choose = useChoosePassword();
  const form = useForm({ initial: { password: '' }, isBusy: choose.isPending, onSubmit: send });

  function send({ password }: { password: string }) {
    if (password.length < PASSWORD_MIN_LENGTH) {
      form.setErrors({ password: '' });
      return toast(copy.short);
    }
    choose.mutate(
      { token, password },
      {
        onSuccess() {
          toast(copy.done);
          navigate(paths.welcome(), { replace: true });
        },
        onError(error) {
          const reason = reasonOf(error);
          if (reason) form.setErrors({ password: reason });
          toast(withReason(copy.failed, error));
        },
      },
    );
  }

  return (
    <AuthLayout title={copy.title} heading={copy.heading} lead={copy.lead}>
      <form {...form.props} className="mt-8 space-y-5">
        <TextField
          label={copy.label}
          type="password"
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
        <Button type="submit" isBusy={choose.isPending} className="w-full">
          {choose.isPending ? copy.submitting : copy.submit}
        </Button>
      </form>
      {form.errors.password && (
        <LinkButton href={paths.forgotPassword()} variant="ghost" className="mt-4 w-full">
          {copy.askAgain}
        </LinkButton>
      )}
    </AuthLayout>
  );
}

function NoToken() {
  return (
    <AuthLayout title={copy.title} heading={copy.noTokenHeading} lead={copy.noToken}>
      <LinkButton href={paths.forgotPassword()} className="mt-8 w-full">
        {copy.askAgain}
      </LinkButton>
    </AuthLayout>
  );
}
