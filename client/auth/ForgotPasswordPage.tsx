import { isEmail } from '../../contract/auth/auth.ts';
import { withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { forgotCopy as copy } from './copy.ts';
import { rememberEmail, rememberedEmail } from './remembered-email.ts';
import { useRequestPasswordLink } from './use-auth.ts';

export function ForgotPasswordPage() {
  const request = useRequestPasswordLink();
  const form = useForm({
    initial: { email: rememberedEmail() },
    isBusy: request.isPending,
    onChange: ({ email }) => rememberEmail(email),
    onSubmit: send,
  });

  function send(typed: { email: string }) {
    const email = typed.email.trim();
    if (!isEmail(email)) {
      form.setErrors({ email: '' });
      return toast(copy.invalid);
    }
    request.mutate(email, {
      onError: (error) => toast(withReason(copy.failed, error)),
    });
  }

  const isSent = request.isSuccess;
  return (
    <AuthLayout
      title={copy.title}
      heading={isSent ? copy.sentHeading : copy.heading}
      lead={isSent ? copy.sent : copy.lead}
      takesFocus={isSent}
    >
      {!isSent && (
        <form {...form.props} className="mt-8 space-y-5">
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            {...form.field('email')}
          />
          <Button type="submit" isBusy={request.isPending} className="w-full">
            {request.isPending ? copy.submitting : copy.submit}
          </Button>
        </form>
      )}
      <LinkButton
        href={paths.login()}
        variant="ghost"
        className={`w-full ${isSent ? 'mt-8' : 'mt-4'}`}
      >
        {copy.back}
      </LinkButton>
    </AuthLayout>
  );
}
