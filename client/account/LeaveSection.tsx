import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '../../contract/account/account.ts';
import { useProof } from '../auth/passkeys/use-passkeys.ts';
import { reasonOf } from '../lib/api-error.ts';
import { serverPaths } from '../lib/paths.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { leaveCopy as copy, dataCopy, passwordCopy } from './copy.ts';
import { ProofField } from './ProofField.tsx';
import { SectionCard } from './SectionCard.tsx';
import { useLeave } from './use-account.ts';

export function DataSection() {
  return (
    <SectionCard heading={dataCopy.heading}>
      <p className="mb-5 text-ink-soft">{dataCopy.text}</p>
      <a href={serverPaths.export} download className={buttonClass('soft')}>
        <Download aria-hidden="true" className="size-5" />
        {dataCopy.download}
      </a>
    </SectionCard>
  );
}

export function LeaveSection({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{account.partnerName ? copy.text : copy.textAlone}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <LeaveDialog onClose={() => setIsOpen(false)} />}
    </SectionCard>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const leave = useLeave();
  const { prove, hasPasskey } = useProof();
  const form = useForm({ initial: { password: '' }, isBusy: leave.isPending, onSubmit: send });

  function send({ password }: { password: string }) {
    if (!password && !hasPasskey) return form.setErrors({ password: passwordCopy.missing });
    leave.mutate(() => prove(password), {
      onError(error) {
        const reason = reasonOf(error);
        if (reason) form.setErrors({ password: reason });
      },
    });
  }

  return (
    <SheetDialog title={copy.dialogTitle} role="alertdialog" onClose={onClose}>
      <p className="mt-3 mb-5 text-ink-soft">{copy.sure}</p>
      <form {...form.props} className="space-y-5">
        <ProofField label={copy.password} {...form.field('password')} />
        <DialogButtons>
          <Button type="submit" variant="danger" disabled={leave.isPending}>
            {leave.isPending ? copy.leaving : copy.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {copy.keep}
          </Button>
        </DialogButtons>
      </form>
    </SheetDialog>
  );
}
