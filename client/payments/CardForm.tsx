import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PaymentProviderName } from '../../contract/premium.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { paymentCopy as copy } from './copy.ts';
import { isOwnDocument } from './own-document.ts';
import { SandboxForm } from './SandboxForm.tsx';
import type { PaymentTask } from './use-payment.ts';

const StripeForm = lazy(async () => ({ default: (await import('./StripeForm.tsx')).StripeForm }));

type CardFormProps = {
  start: { clientSecret: string; provider: PaymentProviderName; publishableKey: string | null };
  task: PaymentTask;
  /** The page it stands on, which the server allows to load Stripe's script. */
  path: string;
  /** Where the provider's own pages lead back to. */
  returnPath: string;
  isNight: boolean;
  /** The provider's script could not be loaded. */
  onUnavailable: () => void;
};

/** The card form of whichever provider takes the money. */
export function CardForm({ start, task, path, returnPath, isNight, onUnavailable }: CardFormProps) {
  const { provider, clientSecret, publishableKey } = start;
  if (provider === 'sandbox') return <SandboxForm clientSecret={clientSecret} task={task} />;
  return (
    <InOwnDocument path={path}>
      <StripeForm
        clientSecret={clientSecret}
        publishableKey={publishableKey ?? ''}
        task={task}
        returnPath={returnPath}
        isNight={isNight}
        onUnavailable={onUnavailable}
      />
    </InOwnDocument>
  );
}

/** Loads the page anew where it was reached without a load of its own; see own-document.ts. */
function InOwnDocument({ path, children }: { path: string; children: ReactNode }) {
  const [isOwn] = useState(() => isOwnDocument(path));
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  const waiting = <Waiting label={copy.loading} />;
  return isOwn ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
