import { MoonStar } from 'lucide-react';
import { NUDGE_ANSWERS } from '../../contract/notifications/reminders.ts';
import { Button } from '../ui/Button.tsx';
import { nudgeCopy as copy } from './nudge-copy.ts';
import { useAnswerNudge, useNudges } from './use-nudges.ts';

type ReceivedNudgeProps = { className: string; ref?: React.Ref<HTMLElement> };

/** Shows the partner's question until the member has answered. */
export function ReceivedNudge({ className, ref }: ReceivedNudgeProps) {
  const { data } = useNudges();
  const { mutate, isPending, variables } = useAnswerNudge();
  if (!data?.partnerName || data.received?.answer !== null) return null;
  const { id } = data.received;
  return (
    <section
      ref={ref}
      aria-label={copy.heading}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-accent bg-raised p-4 text-ink flat:py-2 ${className}`}
    >
      <p role="status" className="flex items-center gap-3 leading-snug font-semibold">
        <MoonStar aria-hidden="true" className="size-6 shrink-0 text-accent" />
        {copy.received(data.partnerName)}
      </p>
      <div className="flex gap-2 max-sm:grow">
        {NUDGE_ANSWERS.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'yes' ? 'primary' : 'ghost'}
            className="grow whitespace-nowrap max-sm:px-3"
            disabled={isPending}
            isBusy={isPending && variables.answer === answer}
            onClick={() => mutate({ id, answer })}
          >
            {copy.answers[answer]}
          </Button>
        ))}
      </div>
    </section>
  );
}
