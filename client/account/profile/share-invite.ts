import { shareLink } from '../../lib/share.ts';
import { toast } from '../../ui/toast-store.ts';
import { linkTitle, inviteToasts as toasts } from './copy.ts';

/** Shares by the device's own sheet, else copies the link, else shows the link for copying. */
export async function shareInvite(link: string): Promise<void> {
  const outcome = await shareLink(linkTitle, link);
  if (outcome === 'copied') toast(toasts.copied);
  if (outcome === 'failed') toast(toasts.failed(link));
}
