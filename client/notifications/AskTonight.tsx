import { MoonStar } from 'lucide-react';
import type { Nudges } from '../../contract/notifications/reminders.ts';
import { useCouple } from '../auth/use-couple.ts';
import { Button } from '../ui/Button.tsx';
import { nudgeCopy as copy } from './nudge-copy.ts';
import { useAskTonight, useNudges } from './use-nudges.ts';

/** Asks the partner "Tonight?", and says what was asked and answered. */
export function AskTonight() {
  const { hasPartner } = useCouple();
  const { data } = useNudges();
  const { mutate, isPending } = useAskTonight();
  if (!hasPartner || !data?.partnerName) return null;
  const { asked, received, left, partnerName } = data;
  const canAsk = left > 0 && asked?.answer !== 'yes' && received?.answer !== null;
  return (
    <>
      {canAsk && (
        <Button variant="quiet" className="px-3!" isBusy={isPending} onClick={() => mutate()}>
          <MoonStar aria-hidden="true" className="size-5 shrink-0" />
          {asked ? copy.askAgain : copy.ask(partnerName)}
        </Button>
      )}
      <p role="status" className="order-last basis-full px-3 font-semibold empty:hidden">
        {wordsFor(data)}
      </p>
    </>
  );
}

/** Says how the latest question stands; nothing if there was none. */
function wordsFor({ asked, received, left, partnerName }: Nudges): string {
  const name = partnerName ?? '';
  if (asked?.answer) return copy.answered(name)[asked.answer];
  if (received?.answer && (!asked || received.askedAt > asked.askedAt)) {
    return copy.given[received.answer];
  }
  if (!asked) return '';
  return left > 0 ? copy.waiting(name) : copy.enough;
}
