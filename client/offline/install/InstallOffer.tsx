import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { isTypingOrInDialog } from '../../ui/is-typing-or-in-dialog.ts';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { installCopy as copy } from './copy.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { useInstallOffer } from './install-offer.ts';

/**
 * Waits for the closing card to disappear, and for the member to finish typing or close a dialog.
 */
const OFFER_DELAY_MS = 1500;

/**
 * Offers the app for the home screen, at home after a finished workout. Closing the offer means "Not
 * Now".
 */
export function InstallOffer({ isHeld }: { isHeld: boolean }): ReactNode {
  const { isDue, postpone, dismiss } = useInstallOffer();
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isMoment = path === paths.home() && !isHeld && isDue;

  useEffect(() => {
    if (!isMoment || isOpen) return;
    const timer = setInterval(() => setIsOpen(!isTypingOrInDialog()), OFFER_DELAY_MS);
    return () => clearInterval(timer);
  }, [isMoment, isOpen]);

  if (!isOpen || !isDue) return null;
  return (
    <SheetDialog title={copy.offerTitle} onClose={postpone}>
      <div className="mt-3 grid gap-4">
        <InstallSteps onAsked={postpone} />
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="soft" className="grow" onClick={postpone}>
            {copy.notNow}
          </Button>
          <Button variant="quiet" className="grow" onClick={dismiss}>
            {copy.dismiss}
          </Button>
        </div>
      </div>
    </SheetDialog>
  );
}
