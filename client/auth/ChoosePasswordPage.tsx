import { useState } from 'react';
import { useLocation } from 'wouter';
import { PASSWORD_MIN_LENGTH, type PasswordLink } from '../../contract/auth/auth.ts';
import { reasonOf, withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { chooseCopy as copy } from './copy.ts';
import { useChoosePassword, usePasswordLink } from './use-auth.ts';

export function ChoosePasswordPage() {
  // A fragment is never sent to a server, so the token stays out of every log.
  const [token] = useState(() => location.hash.slice(1));
  return token ? <ChoosePassword token={token} /> : <NoToken />;
}

function ChoosePassword({ token }: { token: string }) {
  // Show the form even if the link cannot be read: sending the form explains the problem.
  const { data, isPending } = usePasswordLink(token);
  if (isPending) return <Loading label={copy.loading} />;
  const { isClaim = false, invitedBy, passkeys = 'none' } = data ?? {};
  const lead = isClaim ? copy.leadClaim : copy.lead;
  return (
    <AuthLayout
      title={copy.title}
      heading={invitedBy ? copy.headingInvited(invitedBy) : copy.heading}
      lead={invitedBy ? copy.leadInvited : lead}
    >
      <ChooseForm
        token={token}
        passkeys={isClaim ? 'none' : passkeys}
        isInvited={invitedBy !== undefined}
      />
    </AuthLayout>
  );
}

type Choice = { password: string; removesPasskeys: boolean };
type ChooseFormProps = {
  token: string;
  passkeys: PasswordLink['passkeys'];
  isInvited: boolean;
};

function ChooseForm({ token, passkeys, isInvited }: ChooseFormProps) {
  const [, navigate] = useLocation();
  const choose = useChoosePassword();
  const form = useForm({
    initial: { password: '', removesPasskeys: passkeys === 'suspended' },
    isBusy: choose.isPending,
    onSubmit: send,
  });

  function send({ password, removesPasskeys }: Choice) {
    if (password.length < PASSWORD_MIN_LENGTH) {
      form.setErrors({ password: '' });
      return toast(copy.short);
    }
    choose.mutate(
      { token, password, ...(passkeys !== 'none' && { removesPasskeys }) },
      {
        onSuccess() {
          toast(copy.done);
          navigate(paths.welcome(), { replace: true, state: { isInvited } });
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
    <>
      <form {...form.props} className="mt-8 space-y-5">
        <TextField
          label={copy.label}
          type="password"
          autoComplete="new-password"
          required
          hint={isInvited ? copy.passwordHint : undefined}
          {...form.field('password')}
        />
        {passkeys !== 'none' && (
          <CheckboxField
            label={copy.removePasskeys}
            hint={copy.passkeyHints[passkeys]}
            checked={form.values.removesPasskeys}
            onChange={({ currentTarget }) =>
              form.change({ removesPasskeys: currentTarget.checked })
            }
          />
        )}
        <Button type="submit" isBusy={choose.isPending} className="w-full">
          {choose.isPending ? copy.submitting : copy.submit}
        </Button>
      </form>
      {form.errors.password && (
        <LinkButton href={paths.forgotPassword()} variant="ghost" className="mt-4 w-full">
          {copy.askAgain}
        </LinkButton>
      )}
    </>
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
