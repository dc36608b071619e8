import { toast } from '../ui/toast-store.ts';
import { failedToast, NO_REASON } from './copy.ts';

/** Says that a payment failed, in the provider's own words where it gave any. */
export function sayRefused(reason: string | null): void {
  toast({ ...failedToast, description: reason ?? NO_REASON });
}
