import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useAuth } from '../auth/use-auth.ts';
import { ApiError } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { toast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { AlreadyPremium } from './AlreadyPremium.tsx';
import { subscribeCopy as copy, premiumToasts as toasts } from './copy.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { SubscriptionError } from './SubscriptionError.tsx';
import { useSubscriptionStart } from './use-premium.ts';

export function SubscribePage() {
  usePageTitle(copy.title);
  return (
    <div className="night bg-linear-to-b from-blush to-paper text-ink">
      <SkipLink />
      {/* As high as the screen from the first moment, so that it does not move when it is filled. */}
      <Page width="wide" className="grid min-h-dvh items-center *:w-full">
        <Subscribe />
      </Page>
    </div>
  );
}

function Subscribe() {
  const auth = useAuth();
  const [search] = useSearchParams();
  const start = useSubscriptionStart(auth.status === 'signed-in');
  const status = start.error instanceof ApiError ? start.error.status : null;
  const hasNoSecret = start.isError && status !== 409;

  useEffect(() => {
    if (hasNoSecret) toast(toasts.notStarted);
  }, [hasNoSecret]);

  if (auth.status === 'anonymous' || status === 401) return <SubscriptionError isSignedOut />;
  if (auth.status === 'failed') return <SubscriptionError onRetry={auth.retry} />;
  if (status === 409) return <AlreadyPremium />;
  if (start.isError) return <SubscriptionError onRetry={() => void start.refetch()} />;
  if (!start.data || start.isFetching) return <Preparing />;
  return <PaymentCard start={start.data} isOutOfFree={search.get('reason') === 'free'} />;
}

function Preparing() {
  return (
    <Card className="mx-auto grid min-h-64 max-w-xl place-items-center">
      <Waiting label={copy.loading} />
    </Card>
  );
}
