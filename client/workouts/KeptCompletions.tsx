import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { toast } from '../ui/toast-store.ts';
import { sessionToasts as toasts } from './copy.ts';
import { keepDelivering } from './deliver-completions.ts';
import { refreshTraining, sendCompletion } from './use-sessions.ts';

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
        if (result.outcome === 'refused') {
          toast({
            ...toasts.notCompleted,
            description: result.reason ?? toasts.notCompleted.description,
          });
          return;
        }
        toast(toasts.completed);
        void refreshTraining(queryClient);
      },
    });
  }, [userId, queryClient]);
  return null;
}
