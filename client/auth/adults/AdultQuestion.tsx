import { useId } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { adultCopy as copy } from './copy.ts';
import { useConfirmAdult } from './use-confirm-adult.ts';

/** Asks each member once, where the bedroom would open. */
export function AdultQuestion({ className = '' }: { className?: string }) {
  const confirm = useConfirmAdult();
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={`rounded-card border border-accent/40 bg-accent-soft p-6 shadow-card sm:p-8 ${className}`}
    >
      <h2 id={heading} className="text-heading">
        {copy.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{copy.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
          {copy.confirm}
        </Button>
        <LinkButton variant="ghost" href={paths.home()}>
          {copy.leave}
        </LinkButton>
      </div>
    </section>
  );
}
