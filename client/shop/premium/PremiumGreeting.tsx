import { useQueryClient } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useEffect } from 'react';
import { isPremium } from '../../../contract/auth/auth.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useReturnedPayment } from '../payments/use-payment.ts';
import { welcomeCopy as copy } from './copy.ts';
import { untilPremium } from './use-premium.ts';

/** Greets a member who returns from the provider's own pages. */
export function PremiumGreeting() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const outcome = useReturnedPayment('subscribed', paths.welcome());
  const isBack = outcome === 'paid' && user !== null;
  useEffect(() => {
    if (isBack) void untilPremium(queryClient);
  }, [isBack, queryClient]);

  if (!isBack) return null;
  const hasArrived = isPremium(user);
  return (
    <section
      role="status"
      className="night arrive mb-8 flex flex-col gap-5 rounded-card bg-linear-to-br from-apricot to-blush p-6 text-ink shadow-lift sm:flex-row sm:items-center sm:p-8"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Crown aria-hidden="true" className="size-6" />
      </span>
      <div className="flex-1">
        <h2 className="text-heading">{hasArrived ? copy.heading : copy.pending}</h2>
        <p className="mt-1 text-ink-soft">{hasArrived ? copy.text : copy.pendingText}</p>
      </div>
      {hasArrived && (
        <LinkButton href={paths.bedroom()} className="shrink-0">
          {copy.open}
        </LinkButton>
      )}
    </section>
  );
}
