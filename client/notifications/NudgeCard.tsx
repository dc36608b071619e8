import { MoonStar } from 'lucide-react';
import { useId } from 'react';
import type { Nudge, Nudges } from '../../contract/notifications/reminders.ts';
import { useCouple } from '../auth/use-couple.ts';
import { Button } from '../ui/Button.tsx';
import { nudgeCopy as copy } from './nudge-copy.ts';
import { useAskTonight, useNudges } from './use-nudges.ts';

/** Reserves the card's place, so that nothing moves. Hides the place if no card shows. */
export function NudgeCard({ className = '' }: { className?: string }) {
  const { hasPartner } = useCouple();
  if (!hasPartner) return null;
  return (
    <div className={`empty:hidden ${className}`}>
      <Card />
    </div>
  );
}

/** "Tonight?": shows the member's own question, or a way to ask. A received one comes first. */
function Card() {
  const { data, isPending } = useNudges();
  if (isPending) return <div className="min-h-45 sm:min-h-26" />;
  if (!data?.partnerName || data.received?.answer === null) return null;
  return <Asking nudges={data} name={data.partnerName} />;
}

function Asking({ nudges, name }: { nudges: Nudges; name: string }) {
  const { mutate, isPending } = useAskTonight();
  const { asked, received, left } = nudges;
  return (
    <Frame words={wordsFor(asked, received, name, left)} isNews={Boolean(asked?.answer)}>
      {left > 0 && asked?.answer !== 'yes' && (
        <Button variant="soft" className="shrink-0" isBusy={isPending} onClick={() => mutate()}>
          {asked ? copy.askAgain : copy.ask(name)}
        </Button>
      )}
    </Frame>
  );
}

function wordsFor(asked: Nudge | null, received: Nudge | null, name: string, left: number) {
  if (asked?.answer) return copy.answered(name)[asked.answer];
  if (received?.answer && (!asked || received.askedAt > asked.askedAt)) {
    return copy.given[received.answer];
  }
  if (asked) return left > 0 ? copy.waiting(name) : copy.enough;
  return copy.lead(name);
}

type FrameProps = { words: string; isNews: boolean; children: React.ReactNode };

function Frame({ words, isNews, children }: FrameProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex ${children ? 'min-h-45' : ''} flex-col justify-between gap-4 rounded-card border bg-raised p-5 shadow-card sm:min-h-26 sm:flex-row sm:items-center sm:p-6 ${isNews ? 'border-accent' : 'border-line/70'}`}
    >
      <div className="flex min-w-0 items-start gap-4">
        <MoonStar aria-hidden="true" className="mt-1 size-7 shrink-0 text-accent" />
        <div>
          <h2 id={id} className="font-text text-base font-semibold text-ink-soft">
            {copy.heading}
          </h2>
          <p aria-live="polite" className="font-semibold">
            {words}
          </p>
        </div>
      </div>
      {children}
    </section>
  );
}
