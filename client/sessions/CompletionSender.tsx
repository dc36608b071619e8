import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { keepSending } from './send-completions.ts';
import { reportOutcome } from './use-sessions.ts';

/** Sends the completions in this browser's outbox, whatever page is open. */
export function CompletionSender() {
  const queryClient = useQueryClient();
  const userId = useAuth().user?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    return keepSending(userId, (outcome) => reportOutcome(queryClient, outcome));
  }, [userId, queryClient]);
  return null;
}
