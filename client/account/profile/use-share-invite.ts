import { useState } from 'react';
import { withReason } from '../../lib/api-error.ts';
import { shareLink } from '../../lib/share.ts';
import { toast } from '../../ui/toast-store.ts';
import { linkTitle, inviteToasts as toasts } from './copy.ts';

/**
 * Shares an invitation by the device's own sheet, else copies the link. A link that can be neither
 * shared nor copied is `uncopied`, to show it.
 */
export function useShareInvite() {
  const [uncopied, setUncopied] = useState<string | null>(null);

  async function shareOrShow(link: string | Promise<string>): Promise<void> {
    const outcome = await shareLink(linkTitle, link);
    setUncopied(outcome === 'failed' ? await link : null);
    if (outcome === 'copied') toast(toasts.copied);
    if (outcome === 'failed') toast(toasts.failed);
  }

  /** Takes a link that may still be on its way. */
  function shareInvite(link: string | Promise<string>): void {
    shareOrShow(link).catch((error: Error) => toast(withReason(toasts.refused, error)));
  }

  return { shareInvite, uncopied };
}
