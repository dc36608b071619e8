import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMidnight } from '../lib/on-midnight.ts';
import { refreshTraining } from '../training/sessions/use-sessions.ts';

/** Fetches training data again at midnight, so that a page left open shows the new day. */
export function RefreshAtMidnight() {
  const queryClient = useQueryClient();
  useEffect(() => onMidnight(() => void refreshTraining(queryClient)), [queryClient]);
  return null;
}
