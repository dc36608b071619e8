import { useQuery } from '@tanstack/react-query';
import { yearRange } from '../../../contract/months.ts';
import { getHistory } from '../../../contract/progress/history.ts';
import { type ForgivenDay, listForgivenDays } from '../../../contract/progress/streak.ts';
import { queryFor } from '../../lib/query-client.ts';

/** Today, the couple's first day, and the days of this month and the eleven before it. */
export function useRecentHistory() {
  return useQuery(queryFor(getHistory, { query: {} }));
}

export function useYear(year: number | null) {
  return useQuery({
    ...queryFor(getHistory, { query: { year: String(year) } }),
    enabled: year !== null,
  });
}

const NONE: readonly ForgivenDay[] = [];

/** The days of a year that a rest day or a break forgave; none until they are known. */
export function useForgivenDays(year: number): readonly ForgivenDay[] {
  return useQuery(queryFor(listForgivenDays, { query: yearRange(year) })).data ?? NONE;
}
