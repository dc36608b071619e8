import { currentToasts, dismissToast, toast } from '../ui/toast-store.ts';
import { failedToast, NO_REASON } from './copy.ts';

/** Says that a payment failed, in the provider's own words where it gave any. */
export function sayRefused(reason: string | null): void {
  toast({ ...failedToast, description: reason ?? NO_REASON });
}

/** Another try: what was said of the last one would only be in the way of how this one ends. */
export function takeBackRefusal(): void {
  for (const { id, title } of currentToasts()) if (title === failedToast.title) dismissToast(id);
}
