import { OPERATOR_NAME_MAX } from '../../contract/admin/desk.ts';
import { reasonOf, statusOf } from '../lib/api-error.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { TextField } from '../ui/TextField.tsx';
import { signInCopy as copy } from './copy.ts';
import { useSignInToDesk } from './use-operator.ts';

/** `lastName`: the operator whose hour ran out on this page. */
export function SignInForm({ lastName }: { lastName: string | null }) {
  const signIn = useSignInToDesk();
  const form = useForm({
    initial: { name: lastName ?? '', token: '' },
    isBusy: signIn.isPending,
    onSubmit({ name, token }) {
      const wrong = {
        ...(name.trim() === '' && { name: copy.nameMissing }),
        ...(token === '' && { token: copy.tokenMissing }),
      };
      if (Object.keys(wrong).length > 0) return form.showErrors(wrong);
      signIn.mutate(
        { name: name.trim(), token: token.trim() },
        { onError: (error) => form.showErrors(problemOf(error)) },
      );
    },
  });

  return (
    <Card>
      <h1 className="font-text text-2xl font-semibold">{copy.heading}</h1>
      <p role={lastName ? 'alert' : undefined} className="mt-2 text-ink-soft">
        {lastName ? copy.over : copy.lead}
      </p>
      <form {...form.props} className="mt-6 space-y-5">
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          autoComplete="name"
          maxLength={OPERATOR_NAME_MAX}
          required
          {...form.field('name')}
        />
        <TextField
          label={copy.token}
          type="password"
          autoComplete="current-password"
          required
          {...form.field('token')}
        />
        <Button type="submit" isBusy={signIn.isPending} className="w-full">
          {copy.submit}
        </Button>
      </form>
    </Card>
  );
}

function problemOf(error: Error): { name?: string; token?: string } {
  switch (statusOf(error)) {
    case 401:
      return { token: copy.refused };
    case 429:
      return { token: copy.throttled };
    case 400:
      return { name: reasonOf(error) ?? copy.nameMissing };
    default:
      return { token: reasonOf(error) ?? copy.unreachable };
  }
}
