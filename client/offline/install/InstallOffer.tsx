import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { isTypingOrInDialog } from '../../ui/is-typing-or-in-dialog.ts';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { installCopy as copy } from './copy.ts';
import { InstallSteps } from './InstallSteps.tsx';

/**
 * Waits for the closing card to disappear, and for the member to finish typing or close a dialog.
 */
const OFFER_DELAY_MS = 1500;

type InstallOfferProps = { isHeld: boolean; onDismiss: () => void };

/**
 * Offers the app for the home screen, at home after a finished workout. Closing the offer in any
 * way is final.
 */
export function InstallOffer({ isHeld, onDismiss }: InstallOfferProps): ReactNode {
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isMoment = path === paths.home() && !isHeld;

  useEffect(() => {
    if (!isMoment || isOpen) return;
    const timer = setInterval(() => setIsOpen(!isTypingOrInDialog()), OFFER_DELAY_MS);
    return () => clearInterval(timer);
  }, [isMoment, isOpen]);

  if (!isOpen) return null;
  return (
    <SheetDialog title={copy.offerTitle} onClose={onDismiss}>
      <div className="mt-3 grid gap-4">
        <InstallSteps onAsked={onDismiss} />
        <Button variant="quiet" onClick={onDismiss}>
          {copy.dismiss}
        </Button>
      </div>
    </SheetDialog>
  );
}
