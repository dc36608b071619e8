import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { type Account, AVATAR_MAX_BYTES, accountMessages } from '../../contract/account.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { AccountSection } from './AccountSection.tsx';
import { Avatar } from './Avatar.tsx';
import { accountToasts, profileCopy as copy } from './copy.ts';
import { toastRefusal } from './refusal.ts';
import { useChangeAccount, useChangeAvatar } from './use-account.ts';

export function ProfileSection({ account }: { account: Account }) {
  return (
    <AccountSection heading={copy.heading}>
      <AvatarForm account={account} />
      <NameForm account={account} />
    </AccountSection>
  );
}

function AvatarForm({ account }: { account: Account }) {
  const change = useChangeAvatar();
  const input = useRef<HTMLInputElement>(null);

  function send(file: File | null) {
    change.mutate(file, {
      onSuccess: () => toast(file ? accountToasts.picture : accountToasts.pictureGone),
      onError: (error) => toastRefusal(error),
    });
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (!file) return;
    if (file.size > AVATAR_MAX_BYTES) {
      toast({ ...accountToasts.failed, description: accountMessages.image });
    } else send(file);
  }

  return (
    <div className="mb-8 flex flex-wrap items-center gap-5">
      <Avatar src={account.profileImageUrl} />
      <div className="min-w-0 flex-1 basis-56">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
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
            <Button variant="quiet" disabled={change.isPending} onClick={() => send(null)}>
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
  const [error, setError] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const form = new FormData(event.currentTarget);
    const firstName = String(form.get('firstName') ?? '').trim();
    const lastName = String(form.get('lastName') ?? '').trim() || null;
    setError(firstName ? null : accountMessages.firstName);
    if (!firstName) return;
    change.mutate(
      { firstName, lastName },
      {
        onSuccess: () => toast(accountToasts.saved),
        onError: (refusal) => toastRefusal(refusal),
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        label={copy.firstName}
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        required
        defaultValue={account.firstName}
        error={error}
      />
      <TextField
        label={copy.lastName}
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
        defaultValue={account.lastName ?? ''}
      />
      <Button type="submit" disabled={change.isPending}>
        {change.isPending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
