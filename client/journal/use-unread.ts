import { useQuery } from '@tanstack/react-query';
import { unreadEntries } from '../../contract/journal/journal.ts';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { queryFor } from '../lib/query-client.ts';

/** Entries that the partner shared and this member has not seen. */
export const useUnread = () => useQuery({ ...queryFor(unreadEntries), enabled: !useIsLocked() });
