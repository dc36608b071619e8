import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import { paymentCopy as copy } from './copy.ts';
import { SandboxForm } from './SandboxForm.tsx';
import type { StripeFormProps } from './StripeForm.tsx';

const StripeForm = lazy(async () => ({ default: (await import('./StripeForm.tsx')).StripeForm }));

/** `path` is the page that the form is on: the server allows it to load Stripe's script. */
type CardFormProps = StripeFormProps & { path: string };

/** The card form of whichever provider takes the money. */
export function CardForm({ path, ...form }: CardFormProps) {
  if (form.start.provider === 'sandbox') return <SandboxForm {...form} />;
  return (
    <InOwnDocument path={path}>
      <StripeForm {...form} />
    </InOwnDocument>
  );
}

/**
 * Reloads the page unless it was loaded as a document of its own, rather than shown by a page that
 * was there before: only then does the browser apply the policy that lets it load Stripe's script.
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
