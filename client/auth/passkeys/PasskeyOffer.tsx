import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { withReason } from '../../lib/api-error.ts';
import { useDiscreet } from '../../lib/use-preferences.ts';
import { Button } from '../../ui/Button.tsx';
import { isTypingOrInDialog } from '../../ui/is-typing-or-in-dialog.ts';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { offerCopy as copy } from './copy.ts';
import { closePasskeyOffer, declinePasskeysHere } from './passkey-offer.ts';
import { useAddPasskey, usePasskeys } from './use-passkeys.ts';

/** Delays the offer past the greeting, and retries while the member is busy. */
const OFFER_DELAY_MS = 1500;
const RETRY_MS = 1000;
const PLAYER = /^\/workout\//;

/**
 * Offers a passkey to a member without one who just typed their password; never in discreet mode.
 */
export function PasskeyOffer({ isHeld }: { isHeld: boolean }) {
  const isDiscreet = useDiscreet();
  const [path] = useLocation();
  const { data } = usePasskeys(!isDiscreet);
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = data?.passkeys.length === 0 && data.isFresh && !isDiscreet;
  const isMoment = isWanted && !isHeld && !PLAYER.test(path);

  useEffect(() => {
    if (!isMoment || isOpen) return;
    let timer = setTimeout(open, OFFER_DELAY_MS);
    function open() {
      if (!isTypingOrInDialog()) return setIsOpen(true);
      timer = setTimeout(open, RETRY_MS);
    }
    return () => clearTimeout(timer);
  }, [isMoment, isOpen]);

  return isOpen && !isDiscreet ? <OfferDialog /> : null;
}

function OfferDialog() {
  const add = useAddPasskey({
    onSuccess(added) {
      // Keep the question open after a dismissed prompt: the member can close the question.
      if (!added) return;
      toast(copy.added);
      closePasskeyOffer();
    },
    onError: (error) => toast(withReason(copy.failed, error)),
  });

  return (
    <SheetDialog title={copy.title} onClose={closePasskeyOffer}>
      <p className="mt-3 mb-6 text-ink-soft">{copy.text}</p>
      <div className="grid gap-3">
        <Button isBusy={add.isPending} onClick={() => add.mutate({})}>
          {add.isPending ? copy.adding : copy.add}
        </Button>
        <Button variant="ghost" onClick={closePasskeyOffer}>
          {copy.later}
        </Button>
        <Button variant="quiet" onClick={declinePasskeysHere}>
          {copy.never}
        </Button>
      </div>
    </SheetDialog>
  );
}
