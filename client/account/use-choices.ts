import type { Account, AccountChanges } from '../../contract/account/account.ts';
import { withReason } from '../lib/api-error.ts';
import { toast } from '../ui/toast-store.ts';
import { accountToasts } from './copy.ts';
import { useChangeAccount, useChangesUnderWay } from './use-account.ts';

/** Choices without a button to save: each shows at once, and is taken back if refused. */
export function useChoices(account: Account) {
  const change = useChangeAccount();
  const shown = { ...account, ...useChangesUnderWay() } as Account;
  // Use `mutateAsync`, so that each of several choices in a row reports its own failure.
  const choose = (changes: AccountChanges) =>
    void change
      .mutateAsync(changes)
      .catch((error) => toast(withReason(accountToasts.failed, error)));
  return { shown, choose };
}
