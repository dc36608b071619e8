import { Link } from 'wouter';
import { reasonOf, statusOf, withReason } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { textLinkClass } from '../../ui/button-class.ts';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast-store.ts';
import { canUsePasskeys } from '../passkeys/passkey-support.ts';
import { SignOutLink } from '../SignOutLink.tsx';
import { lockCopy as copy, lockToasts } from './copy.ts';
import { useUnlock, useUnlockWays } from './use-lock.ts';

/** Replaces content that the lock keeps. Reveals neither the kind of content nor its owner. */
export function LockScreen() {
  usePageTitle(copy.title);
  const { data: ways } = useUnlockWays();
  const hasPassword = ways?.hasPassword ?? true;
  const hasPasskey = canUsePasskeys() && Boolean(ways?.hasPasskey);
  return (
    <Page width="narrow" className="grid min-h-[calc(100dvh-6rem)] content-center lg:min-h-dvh">
      <div className="mx-auto w-full max-w-sm text-center">
        <Keyhole />
        <PageHeading takesFocus>{copy.heading}</PageHeading>
        <p className="mt-2 mb-8 text-lead text-ink-soft">{copy.lead}</p>
        {hasPasskey && <PasskeyButton />}
        {hasPasskey && hasPassword && <p className="my-4 text-ink-soft">{copy.or}</p>}
        {hasPassword && <PasswordForm isFirst={!hasPasskey} />}
        <p className="mt-6 flex flex-wrap justify-center gap-x-6">
          <Link href={paths.forgotPassword()} className={link}>
            {hasPassword ? copy.forgot : copy.noPasskey}
          </Link>
          <SignOutLink className={link}>{copy.signOut}</SignOutLink>
        </p>
      </div>
    </Page>
  );
}

function PasskeyButton() {
  const unlock = useUnlock();
  const use = () =>
    unlock.mutate(undefined, {
      onSuccess: (isUnlocked) => isUnlocked || toast(lockToasts.turnedAway),
      onError: (error) => toast(withReason(lockToasts.refused, error)),
    });
  return (
    <Button isBusy={unlock.isPending} className="w-full" onClick={use}>
      {copy.passkey}
    </Button>
  );
}

function PasswordForm({ isFirst }: { isFirst: boolean }) {
  const unlock = useUnlock();
  const form = useForm({ initial: { password: '' }, isBusy: unlock.isPending, onSubmit: send });

  function send({ password }: { password: string }) {
    if (password === '') return form.showErrors({ password: copy.missing });
    unlock.mutate(password, {
      onError(error) {
        const reason = reasonOf(error);
        if (statusOf(error) === 403 && reason) form.showErrors({ password: reason });
        else toast(withReason(lockToasts.refused, error));
      },
    });
  }
  return (
    <form {...form.props} className="space-y-5 text-left">
      <TextField
        label={copy.password}
        type="password"
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <Button
        type="submit"
        variant={isFirst ? 'primary' : 'soft'}
        isBusy={unlock.isPending}
        className="w-full"
      >
        {unlock.isPending ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}

const link = `inline-flex min-h-11 items-center ${textLinkClass}`;

function Keyhole() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="mx-auto mb-7 size-32">
      <circle cx="60" cy="60" r="60" className="fill-(--art-sky)" />
      <circle cx="60" cy="60" r="44" className="fill-(--art-glow)" />
      <path
        d="M60 36a15 15 0 0 1 8.6 27.3L74 86H46l5.4-22.7A15 15 0 0 1 60 36"
        className="fill-(--art-plum)"
      />
    </svg>
  );
}
