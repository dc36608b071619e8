import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { Account } from '../../contract/account.ts';
import { ApiError } from '../lib/api-error.ts';
import { dropAllDrafts } from '../lib/drafts.ts';
import { paths, serverPaths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AccountSection } from './AccountSection.tsx';
import { accountToasts, leaveCopy as copy, dataCopy, passwordCopy } from './copy.ts';
import { toastRefusal } from './refusal.ts';
import { useLeave } from './use-account.ts';

export function DataSection() {
  return (
    <AccountSection heading={dataCopy.heading}>
      <p className="mb-5 text-ink-soft">{dataCopy.text}</p>
      <a href={serverPaths.export} download className={buttonClass('soft')}>
        <Download aria-hidden="true" className="size-5" />
        {dataCopy.download}
      </a>
    </AccountSection>
  );
}

export function LeaveSection({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{account.partnerName ? copy.text : copy.textAlone}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <LeaveDialog onClose={() => setIsOpen(false)} />}
    </AccountSection>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const leave = useLeave();
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (leave.isPending) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setProblem(password ? null : passwordCopy.missing);
    if (!password) return;
    leave.mutate(password, {
      onSuccess() {
        dropAllDrafts();
        // A fresh page, so that nothing of anyone stays in memory either.
        location.replace(paths.home());
      },
      onError(error) {
        if (error instanceof ApiError) setProblem(error.reason);
        toastRefusal(error, accountToasts.notLeft);
      },
    });
  }

  return (
    <SheetDialog title={copy.dialogTitle} role="alertdialog" onClose={onClose}>
      <p className="mt-3 mb-5 text-ink-soft">{copy.sure}</p>
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label={copy.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={problem}
        />
        <div className="grid gap-3 sm:flex sm:flex-row-reverse">
          <Button type="submit" variant="danger" disabled={leave.isPending}>
            {leave.isPending ? copy.leaving : copy.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {copy.keep}
          </Button>
        </div>
      </form>
    </SheetDialog>
  );
}
