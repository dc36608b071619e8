import { useState } from 'react';
import { canUsePasskeys } from '../auth/passkeys/passkey-support.ts';
import { useAddPasskey, usePasskeys } from '../auth/passkeys/use-passkeys.ts';
import { PasskeyOnDevice } from '../auth/passkeys/webauthn.ts';
import { statusOf, withReason } from '../lib/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { passkeyCopy as copy, passkeyToasts as toasts } from './copy.ts';
import { accountCopy } from './list-copy.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { SectionCard } from './SectionCard.tsx';

export function PasskeysSection() {
  const { data, refetch } = usePasskeys();
  return (
    <SectionCard heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{copy.lead}</p>
      {!data && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{copy.failed}</p>
          <Button variant="soft" onClick={() => void refetch()}>
            {accountCopy.retry}
          </Button>
        </div>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {data && <AddPasskey isFresh={data.isFresh} />}
    </SectionCard>
  );
}

/** Requires a proof first, unless the member has just signed in. */
function AddPasskey({ isFresh }: { isFresh: boolean }) {
  const add = useAddPasskey({
    onSuccess: (added) => toast(added ? toasts.added : toasts.turnedAway),
    onError(error) {
      if (error instanceof PasskeyOnDevice) return toast(toasts.onDevice);
      // Ask for a proof, or once more: the sign-in has aged on this page, or the proof was wrong.
      if (statusOf(error) === 403) return setIsAsking(true);
      toast(withReason(toasts.notAdded, error));
    },
  });
  const [isAsking, setIsAsking] = useState(false);
  if (!canUsePasskeys()) return <p className="text-sm text-ink-soft">{copy.unsupported}</p>;

  return (
    <>
      <Button
        variant="soft"
        isBusy={add.isPending}
        onClick={() => (isFresh ? add.mutate({}) : setIsAsking(true))}
      >
        {add.isPending ? copy.adding : copy.add}
      </Button>
      {isAsking && <ProofDialog onProven={add.mutateAsync} onClose={() => setIsAsking(false)} />}
    </>
  );
}
