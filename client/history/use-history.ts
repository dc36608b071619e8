import { useQuery } from '@tanstack/react-query';
import { getHistory } from '../../contract/history.ts';
import { queryFor } from '../lib/query-client.ts';

/** Today, the couple's first day, and the days of this month and the eleven before it. */
export function useRecentHistory() {
  return useQuery(queryFor(getHistory, { query: {} }));
}

/** The days of a year. */
export function useYear(year: number | null) {
  return useQuery({
    ...queryFor(getHistory, { query: { year: String(year) } }),
    enabled: year !== null,
  });
}
