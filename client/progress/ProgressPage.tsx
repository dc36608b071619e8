import { useQuery } from '@tanstack/react-query';
import { Flame, HeartHandshake, type LucideIcon, Zap } from 'lucide-react';
import { getProgress } from '../../contract/progress/progress.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { queryFor } from '../lib/query-client.ts';
import { StreakReminder } from '../notifications/StreakReminder.tsx';
import { UnsentNotice } from '../offline/outbox/UnsentNotice.tsx';
import { todaysSessionsQuery } from '../training/sessions/use-sessions.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedParts } from '../ui/FailedParts.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { type QueryState, QueryStates } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Achievements } from './Achievements.tsx';
import { caloriesOf } from './calories-of.ts';
import { progressCopy as copy } from './copy.ts';
import { FullDay } from './FullDay.tsx';
import { RecentWorkouts } from './RecentWorkouts.tsx';
import { RestDays } from './streak/RestDays.tsx';
import { useStreak } from './streak/use-streak.ts';
import { TrainingChart } from './TrainingChart.tsx';
import { WeeklyGoals } from './WeeklyGoals.tsx';

export function ProgressPage() {
  usePageTitle(copy.title);
  const progress = useQuery(queryFor(getProgress));
  const today = useQuery(todaysSessionsQuery);
  const { data: streak } = useStreak();
  const isNew = progress.data?.workoutsCompleted === 0;
  return (
    <Page>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
      <UnsentNotice />
      <FailedParts>
        <div className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
          <Stat label={copy.caloriesToday} Icon={Zap} query={today} read={caloriesOf} />
          <Stat
            label={copy.streak}
            Icon={Flame}
            query={progress}
            read={({ streakDays }) => streakDays}
          />
          <div className="col-span-2 md:col-span-1">
            <Stat
              label={copy.total}
              Icon={HeartHandshake}
              query={progress}
              read={({ workoutsCompleted }) => workoutsCompleted}
            />
          </div>
        </div>
        <div className={`mt-4 grid gap-4 ${isNew ? '' : 'md:grid-cols-2'}`}>
          <FullDay />
          {!isNew && (
            <Card>
              <RestDays />
              {streak && <StreakReminder streak={streak} />}
            </Card>
          )}
        </div>
        {isNew && (
          <div className="mt-6">
            <EmptyState motif="rings" title={copy.emptyTitle}>
              <p className="text-ink-soft">{copy.empty}</p>
              <LinkButton href={paths.welcome()}>{copy.action}</LinkButton>
            </EmptyState>
          </div>
        )}
        <div className="mt-6 grid gap-5 lg:grid-cols-[1.3fr_1fr]">
          <TrainingChart />
          <WeeklyGoals />
        </div>
        <RecentWorkouts />
        <Achievements progress={progress} />
      </FailedParts>
    </Page>
  );
}

type StatProps<T> = {
  label: string;
  Icon: LucideIcon;
  query: QueryState<T>;
  read: (data: T) => number;
};

function Stat<T>({ label, Icon, query, read }: StatProps<T>) {
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton className="h-34" />}
      failedTitle={copy.statsFailed}
    >
      {(data) => (
        <div className="flex h-34 flex-col justify-between rounded-card border border-line/70 bg-raised p-5 shadow-card">
          <h2 className="flex items-center gap-2 font-text text-sm font-semibold tracking-normal text-ink-soft">
            <Icon aria-hidden="true" className="size-5 text-accent" />
            {label}
          </h2>
          <p className="font-title text-title tabular-nums">{read(data)}</p>
        </div>
      )}
    </QueryStates>
  );
}
