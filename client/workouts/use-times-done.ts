import { useQuery } from '@tanstack/react-query';
import { countCompletions } from '../../contract/training/sessions.ts';
import { useAuth } from '../auth/use-auth.ts';
import { queryFor } from '../lib/query-client.ts';

/** Counts how often the couple completed a workout; unknown for visitors and until it is read. */
export function useTimesDone(workoutId: number): number | undefined {
  const isMember = useAuth().user !== null;
  const { data } = useQuery({ ...queryFor(countCompletions), enabled: isMember });
  return data?.find((count) => count.workoutId === workoutId)?.times;
}
