import { useInfiniteQuery } from '@tanstack/react-query';
import type { Day } from '../../../contract/calendar.ts';
import { cursorAfter } from '../../../contract/cursor.ts';
import { listSessionsOfDay, PAGE_SESSIONS } from '../../../contract/progress/history.ts';
import type { Session } from '../../../contract/training/sessions.ts';
import { withOfflineFallback } from '../../device/offline-fallback.ts';
import { call } from '../../lib/api.ts';
import { marksOf } from '../../lib/query-client.ts';

/** Workouts of a day, over all pages. */
export function useSessionsOfDay(day: Day) {
  return useInfiniteQuery({
    queryKey: [listSessionsOfDay.url, day],
    queryFn: (context) =>
      withOfflineFallback(context, () =>
        call(listSessionsOfDay, { params: { day }, query: { before: context.pageParam } }),
      ),
    meta: marksOf(listSessionsOfDay),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: cursorAfterPage,
    select: ({ pages }) => pages.flat(),
  });
}

function cursorAfterPage(page: Session[]): string | undefined {
  const last = page.at(-1);
  if (!last?.completedAt || page.length < PAGE_SESSIONS) return undefined;
  return cursorAfter({ createdAt: last.completedAt, id: last.id });
}
