import { useSearch } from 'wouter';
import type { History } from '../../../contract/progress/history.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { type QueryState, QueryStates } from '../../ui/QueryStates.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { historyCopy as copy } from './copy.ts';
import { MonthView } from './MonthView.tsx';
import { useForgivenDays, useRecentHistory, useYear } from './use-history.ts';
import { type View, viewAsked, viewWithin, yearOf } from './view.ts';
import { YearView } from './YearView.tsx';

export function HistoryPage() {
  usePageTitle(copy.title);
  const recent = useRecentHistory();
  const asked = viewAsked(useSearch());
  return (
    <Page>
      <BackLink href={paths.progress()}>{copy.back}</BackLink>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 mb-8 text-lead text-ink-soft">{copy.lead}</p>
      <QueryStates query={recent} skeleton={<CalendarSkeleton />} failedTitle={copy.failed}>
        {(history) =>
          history.firstDay === null ? (
            <EmptyState motif="rings" title={copy.emptyTitle} text={copy.empty}>
              <LinkButton href={paths.welcome()}>{copy.action}</LinkButton>
            </EmptyState>
          ) : (
            <Calendar recent={history} view={viewWithin(asked, history)} />
          )
        }
      </QueryStates>
    </Page>
  );
}

/** Uses the known days of this year; fetches any other year when that year is shown. */
function Calendar({ recent, view }: { recent: History; view: View }) {
  const { today } = recent;
  const first = recent.firstDay ?? today;
  const year = view.kind === 'year' ? view.year : yearOf(view.month);
  const isThisYear = year === yearOf(today);
  const other = useYear(isThisYear ? null : year);
  const forgiven = useForgivenDays(year);
  const query: QueryState<History> = isThisYear
    ? { status: 'success', data: recent, refetch: () => {} }
    : other;
  return view.kind === 'year' ? (
    <YearView year={view.year} query={query} forgiven={forgiven} first={first} today={today} />
  ) : (
    <MonthView
      month={view.month}
      openDay={view.day}
      query={query}
      forgiven={forgiven}
      first={first}
      today={today}
    />
  );
}
