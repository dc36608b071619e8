import { ApiError } from '../lib/api-error.ts';
import { type ToastWords, toast } from '../ui/toast-store.ts';
import { accountToasts } from './copy.ts';

/** The server's own sentence where it sent one, else that nothing was changed. */
export function toastRefusal(error: Error, words: ToastWords = accountToasts.failed): void {
  const reason = error instanceof ApiError ? error.reason : null;
  toast(reason ? { ...words, description: reason } : words);
}
