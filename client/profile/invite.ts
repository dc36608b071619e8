import { paths } from '../lib/paths.ts';
import { copyText } from '../lib/share.ts';
import { toast } from '../ui/toast-store.ts';
import { inviteToasts as toasts } from './copy.ts';

/** Puts the way in onto the clipboard, and says so. */
export async function copyInvite(): Promise<void> {
  const link = `${location.origin}${paths.signup()}`;
  toast((await copyText(link)) ? toasts.copied : toasts.failed(link));
}
