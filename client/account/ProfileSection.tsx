import { UserRound } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { type Account, accountMessages } from '../../contract/account/account.ts';
import { withReason } from '../lib/api-error.ts';
import { useForm } from '../lib/use-form.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { accountToasts, profileCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';
import { useChangeAccount, useChangeAvatar } from './use-account.ts';

export function ProfileSection({ account }: { account: Account }) {
  return (
    <SectionCard heading={copy.heading}>
      <AvatarForm account={account} />
      <NameForm account={account} />
    </SectionCard>
  );
}

function AvatarForm({ account }: { account: Account }) {
  const change = useChangeAvatar();
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Clear the input, so that the same file can be chosen again after a refusal.
    target.value = '';
    if (file) change.mutate(file);
  }

  return (
    <div id="picture" className="mb-8 flex scroll-mt-6 flex-wrap items-center gap-5">
      <Avatar src={account.profileImageUrl} className="size-24">
        <UserRound className="size-1/2 text-ink-soft" />
      </Avatar>
      <div className="min-w-0 flex-1 basis-56">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={copy.choose}
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="soft" disabled={change.isPending} onClick={() => input.current?.click()}>
            {change.isPending ? copy.drawing : copy.choose}
          </Button>
          {account.profileImageUrl && (
            <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {copy.remove}
            </Button>
          )}
        </div>
        <p className="mt-2 text-sm text-ink-soft">{copy.hint}</p>
      </div>
    </div>
  );
}

function NameForm({ account }: { account: Account }) {
  const change = useChangeAccount();
  const form = useForm({
    initial: { firstName: account.firstName, lastName: account.lastName ?? '' },
    isBusy: change.isPending,
    onSubmit: send,
  });

  function send(typed: { firstName: string; lastName: string }) {
    const firstName = typed.firstName.trim();
    if (!firstName) return form.setErrors({ firstName: accountMessages.firstName });
    change.mutate(
      { firstName, lastName: typed.lastName.trim() || null },
      {
        onSuccess: () => toast(accountToasts.saved),
        onError: (error) => toast(withReason(accountToasts.failed, error)),
      },
    );
  }

  return (
    <form {...form.props} aria-label={copy.save} className="space-y-5">
      <TextField
        label={copy.firstName}
        autoComplete="given-name"
        maxLength={100}
        required
        {...form.field('firstName')}
      />
      <TextField
        label={copy.lastName}
        autoComplete="family-name"
        maxLength={100}
        {...form.field('lastName')}
      />
      <Button type="submit" disabled={change.isPending}>
        {change.isPending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
