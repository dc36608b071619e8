import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { paths } from '../../lib/paths.ts';
import { copyText } from '../../lib/share.ts';
import { useDiscreet } from '../../lib/use-preferences.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast-store.ts';
import { calendarCopy as copy, planToasts as toasts } from './copy.ts';
import { useCalendarAddress, useDropAddress, useRenewAddress } from './use-plan.ts';

/** Puts the plan into the calendar of the member's phone. Fetches the address only to show it. */
export function CalendarSection() {
  const [isOpen, setIsOpen] = useState(false);
  const isLocked = useIsLocked();
  return (
    <section className="mt-10 flex flex-col items-start gap-4 rounded-card bg-sunk p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
      <div>
        <h2 className="text-heading">{copy.heading}</h2>
        <p className="mt-1 text-ink-soft">{isLocked ? copy.locked : copy.text}</p>
      </div>
      {isLocked ? (
        <LinkButton href={paths.account()} variant="ghost" className="shrink-0">
          {copy.goToAccount}
        </LinkButton>
      ) : (
        <Button variant="ghost" className="shrink-0" onClick={() => setIsOpen(true)}>
          <CalendarSync aria-hidden="true" className="size-5" />
          {copy.setUp}
        </Button>
      )}
      {isOpen && !isLocked && <CalendarDialog onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function CalendarDialog({ onClose }: { onClose: () => void }) {
  return (
    <SheetDialog title={copy.title} onClose={onClose}>
      <div className="mt-3 space-y-4">
        <QueryStates
          query={useCalendarAddress()}
          skeleton={<Skeleton className="h-40" />}
          failedTitle={copy.failedTitle}
        >
          {({ address }) => (address ? <Address address={address} /> : <NoAddress />)}
        </QueryStates>
        <Button variant="ghost" className="w-full" onClick={onClose}>
          {copy.done}
        </Button>
      </div>
    </SheetDialog>
  );
}

function NoAddress() {
  const renew = useRenewAddress();
  return (
    <>
      <p className="text-ink-soft">{copy.none}</p>
      <p className="text-ink-soft">{copy.secret}</p>
      <Button className="w-full" isBusy={renew.isPending} onClick={() => renew.mutate()}>
        {copy.create}
      </Button>
    </>
  );
}

function Address({ address }: { address: string }) {
  const isDiscreet = useDiscreet();
  const renew = useRenewAddress();
  const drop = useDropAddress();
  return (
    <>
      <TextField
        label={copy.address}
        hint={copy.secret}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('primary')}>
          {copy.subscribe}
        </a>
        <Button
          variant="soft"
          onClick={async () => toast((await copyText(address)) ? toasts.copied : toasts.notCopied)}
        >
          {copy.copy}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {copy.how} {isDiscreet ? copy.discreet : copy.words}
      </p>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="ghost" isBusy={renew.isPending} onClick={() => renew.mutate()}>
          {copy.renew}
        </Button>
        <Button variant="quiet" isBusy={drop.isPending} onClick={() => drop.mutate()}>
          {copy.close}
        </Button>
        <p className="w-full text-sm text-ink-soft">{copy.renewHint}</p>
      </div>
    </>
  );
}
