import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMidnight } from '../lib/on-midnight.ts';
import { refreshTraining } from '../training/sessions/use-sessions.ts';

/** A page that stays open over midnight speaks of today again, and not of yesterday. */
export function RefreshAtMidnight() {
  const queryClient = useQueryClient();
  useEffect(() => onMidnight(() => void refreshTraining(queryClient)), [queryClient]);
  return null;
}
