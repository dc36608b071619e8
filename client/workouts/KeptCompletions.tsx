import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { toast } from '../ui/toast-store.ts';
import { keepDelivering } from './deliver-completions.ts';
import { completionToast, refreshTraining, sendCompletion } from './use-sessions.ts';

/** Wherever in the app a couple is, what they finished is sent until the server has it. */
export function KeptCompletions() {
  const queryClient = useQueryClient();
  const userId = useAuth().user?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    return keepDelivering({
      userId,
      send: sendCompletion,
      onSettled(result) {
        toast(completionToast(result));
        if (result.outcome === 'saved') void refreshTraining(queryClient);
      },
    });
  }, [userId, queryClient]);
  return null;
}
