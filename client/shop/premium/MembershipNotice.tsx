import { type ReactNode, useId } from 'react';
import type { User } from '../../../contract/auth/auth.ts';
import { isPremium } from '../../../contract/auth/auth.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { noticeCopy as copy, premiumToasts as toasts } from './copy.ts';
import { useAnswerNotice, useMembership } from './use-premium.ts';

/** Shows news about the membership until the member closes the notice. */
export function MembershipNotice({ className = '' }: { className?: string }) {
  const { user } = useAuth();
  if (user?.membershipNotice === 'begun') return <Begun className={className} />;
  if (user?.membershipNotice === 'payer left') return <PayerLeft {...{ user, className }} />;
  return null;
}

function Begun({ className }: { className: string }) {
  const { answer, isPending } = useAnswer();
  return (
    <Notice title={copy.begunTitle} text={copy.begun} className={className}>
      <LinkButton href={paths.bedroom()}>{copy.open}</LinkButton>
      <Button variant="ghost" isBusy={isPending} onClick={() => answer(false)}>
        {copy.ok}
      </Button>
    </Notice>
  );
}

/** Asks the remaining member whether to continue with their own card. */
function PayerLeft({ user, className }: { user: User; className: string }) {
  const { data: membership } = useMembership();
  const { answer, isPending } = useAnswer();
  const lasts = isPremium(user);
  const date = membership?.nextDate;
  const text = !lasts ? copy.ended : date ? copy.until(longDate(date)) : '';
  return (
    <Notice title={copy.leftTitle} text={`${copy.left} ${text}`} className={className}>
      {lasts ? (
        <Button isBusy={isPending} onClick={() => answer(true)}>
          {copy.remind}
        </Button>
      ) : (
        <LinkButton href={paths.subscribe()}>{copy.subscribe}</LinkButton>
      )}
      <Button variant="ghost" disabled={isPending} onClick={() => answer(false)}>
        {lasts ? copy.decline : copy.noThanks}
      </Button>
    </Notice>
  );
}

function useAnswer() {
  const { mutate, isPending } = useAnswerNotice();
  const answer = (wantsReminder: boolean) =>
    mutate(wantsReminder, { onError: () => toast(toasts.unchanged) });
  return { answer, isPending };
}

type NoticeProps = { title: string; text: string; className: string; children: ReactNode };

function Notice({ title, text, className, children }: NoticeProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`rounded-card border border-accent/40 bg-accent-soft p-6 shadow-card ${className}`}
    >
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
