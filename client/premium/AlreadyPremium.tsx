import { useQueryClient } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Membership } from '../../contract/premium.ts';
import { refreshUser } from '../auth/use-auth.ts';
import { longDate } from '../lib/long-date.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { alreadyCopy as copy } from './copy.ts';
import { useMembership } from './use-premium.ts';

/** Nobody pays twice: a subscriber is told so. */
export function AlreadyPremium() {
  const queryClient = useQueryClient();
  const { data: membership } = useMembership();
  // The partner may have paid on another phone since this page learnt who is here.
  useEffect(() => refreshUser(queryClient), [queryClient]);
  return (
    <Card className="mx-auto max-w-xl text-center">
      <span className="mx-auto mb-6 grid size-20 place-items-center rounded-full bg-accent text-on-accent shadow-lift">
        <Crown aria-hidden="true" className="size-9" />
      </span>
      <PageHeading>{copy.heading}</PageHeading>
      <p className="mt-3 text-lead">{copy.text}</p>
      {/* Its place is kept while it is on its way. */}
      <p className="mt-2 min-h-[2lh] text-ink-soft sm:min-h-[1lh]">
        {membership && whatComesNext(membership)}
      </p>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <Link href={paths.bedroom()} className={buttonClass()}>
          {copy.open}
        </Link>
        <Link href={paths.profile()} className={buttonClass('ghost')}>
          {copy.profile}
        </Link>
      </div>
    </Card>
  );
}

function whatComesNext({ nextDate, renewal }: Membership): string | null {
  if (!nextDate) return null;
  const words = { on: copy.renews, off: copy.ends, none: copy.lasts };
  return words[renewal](longDate(nextDate));
}
