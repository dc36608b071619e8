import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import { paymentCopy as copy } from './copy.ts';
import { SandboxForm } from './SandboxForm.tsx';
import type { StripeFormProps } from './StripeForm.tsx';

const StripeForm = lazy(async () => ({ default: (await import('./StripeForm.tsx')).StripeForm }));

/** `path` is the page with the form: the server allows this page to load Stripe's script. */
type CardFormProps = StripeFormProps & { path: string };

/** Shows the card form of the provider that takes the payment. */
export function CardForm({ path, ...form }: CardFormProps) {
  if (form.start.provider === 'sandbox') return <SandboxForm {...form} />;
  return (
    <InOwnDocument path={path}>
      <StripeForm {...form} />
    </InOwnDocument>
  );
}

/**
 * Reloads the page unless it was loaded as a separate document. A page that was opened by
 * navigation inside the app keeps the policy of the first document, which forbids Stripe's script.
 */
function InOwnDocument({ path, children }: { path: string; children: ReactNode }) {
  const [isOwn] = useState(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return !navigation || new URL(navigation.name).pathname === path;
  });
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  const waiting = <Waiting label={copy.loading} />;
  return isOwn ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
