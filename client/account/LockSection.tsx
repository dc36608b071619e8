import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { isWeakerLock, LOCK_MINUTES, type LockChoice } from '../../contract/auth/lock-choice.ts';
import { useChangeLock, useLockNow } from '../auth/lock/use-lock.ts';
import { useAuth } from '../auth/use-auth.ts';
import { withReason } from '../lib/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { toast } from '../ui/toast-store.ts';
import { accountToasts, lockCopy as copy } from './copy.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { SectionCard } from './SectionCard.tsx';

/**
 * Applies a stronger choice at once. A weaker choice first needs a proof of the member's identity.
 */
export function LockSection() {
  const chosen: LockChoice = useAuth().user?.lock?.afterMinutes ?? null;
  const change = useChangeLock();
  const lockNow = useLockNow();
  const [weaker, setWeaker] = useState<{ afterMinutes: LockChoice } | null>(null);

  function choose(afterMinutes: LockChoice) {
    if (isWeakerLock(chosen, afterMinutes)) return setWeaker({ afterMinutes });
    change.mutate(
      { afterMinutes },
      {
        onSuccess: saved,
        onError: (error) => toast(withReason(accountToasts.failed, error)),
      },
    );
  }
  // A choice shows at once, and is taken back if the server refuses it.
  const shown = change.isPending ? change.variables.afterMinutes : chosen;
  return (
    <SectionCard heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{copy.lead}</p>
      <div className="space-y-5">
        <SelectField
          label={copy.label}
          hint={copy.hints[shown === null ? 'off' : shown === 0 ? 'always' : 'minutes']}
          value={shown ?? ''}
          onChange={({ target }) => choose(choiceOf(target.value))}
        >
          <option value="">{copy.off}</option>
          {LOCK_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? copy.always : copy.after(minutes)}
            </option>
          ))}
        </SelectField>
        {chosen !== null && (
          <Button variant="soft" onClick={() => lockNow.mutate()}>
            <LockKeyhole aria-hidden="true" className="size-5" />
            {copy.now}
          </Button>
        )}
      </div>
      {weaker && (
        <ProofDialog
          text={copy.proof}
          onProven={(proof) => change.mutateAsync({ ...weaker, ...proof }).then(saved)}
          onClose={() => setWeaker(null)}
        />
      )}
    </SectionCard>
  );
}

const saved = () => toast(accountToasts.saved);

function choiceOf(value: string): LockChoice {
  return LOCK_MINUTES.find((minutes) => String(minutes) === value) ?? null;
}
