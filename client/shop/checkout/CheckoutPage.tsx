import { useSearchParams } from 'wouter';
import { useAuth } from '../../auth/use-auth.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { checkoutCopy as copy } from './copy.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';

export function CheckoutPage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  const [search] = useSearchParams();
  const orderId = search.get('order');
  if (!user) return null;
  return (
    <Page>
      <BackLink href={paths.store()}>{copy.back}</BackLink>
      <PageHeading>{copy.title}</PageHeading>
      <Steps current={orderId ? 1 : 0} />
      {orderId ? (
        <PaymentStep key={orderId} orderId={orderId} userId={user.id} />
      ) : (
        <DeliveryStep user={user} />
      )}
    </Page>
  );
}

function Steps({ current }: { current: number }) {
  return (
    <ol aria-label={copy.stepsLabel} className="mt-3 mb-6 flex gap-2 lg:mb-8">
      {copy.steps.map((name, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          className="flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold text-ink-soft aria-[current]:bg-accent-soft aria-[current]:text-ink"
        >
          <span
            aria-hidden="true"
            className={`grid size-5.5 place-items-center rounded-full text-xs ${at <= current ? 'bg-accent text-on-accent' : 'border border-field-line'}`}
          >
            {at + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
