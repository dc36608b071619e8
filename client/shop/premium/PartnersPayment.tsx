import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { partnersPaymentCopy as copy } from './copy.ts';
import { useSetRenewal } from './use-premium.ts';

/**
 * Explains that the partner's last payment failed: the partner pays, or the subscription ends and
 * begins again with another card.
 */
export function PartnersPayment({ onEnded }: { onEnded: () => void }) {
  const setRenewal = useSetRenewal(() => onEnded());
  return (
    <Card className="mx-auto max-w-xl text-center">
      <PageHeading>{copy.heading}</PageHeading>
      <p className="mt-3 text-lead">{copy.text}</p>
      <p className="mt-2 text-ink-soft">{copy.change}</p>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <Button isBusy={setRenewal.isPending} onClick={() => setRenewal.mutate(false)}>
          {copy.pay}
        </Button>
        <LinkButton href={paths.profile()} variant="ghost">
          {copy.later}
        </LinkButton>
      </div>
    </Card>
  );
}
