import { useQueryClient } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isPremium } from '../../contract/auth.ts';
import { useAuth } from '../auth/use-auth.ts';
import { paths } from '../lib/paths.ts';
import { sayRefused } from '../payments/say-refused.ts';
import { buttonClass } from '../ui/button-class.ts';
import { welcomeCopy as copy } from './copy.ts';
import { untilPremium } from './use-premium.ts';

/** Greets whoever comes back from the provider's own pages, once their payment has arrived. */
export function PremiumGreeting() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const [arrival] = useState(readArrival);
  const isBack = arrival === 'paid' && user !== null;

  useEffect(() => {
    if (arrival === 'failed') sayRefused(null);
    // The address holds the payment's secret: it does not stay in the history.
    if (arrival) history.replaceState(history.state, '', paths.welcome());
  }, [arrival]);
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
        <Link href={paths.bedroom()} className={buttonClass('primary', 'shrink-0')}>
          {copy.open}
        </Link>
      )}
    </section>
  );
}

/** How a payment went that ended on the provider's pages; null for any other visit. */
function readArrival(): 'paid' | 'failed' | null {
  const search = new URLSearchParams(location.search);
  if (search.get('subscribed') !== 'true') return null;
  return search.get('redirect_status') === 'failed' ? 'failed' : 'paid';
}
