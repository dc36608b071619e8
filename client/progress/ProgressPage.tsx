import { useQuery } from '@tanstack/react-query';
import { Flame, HeartHandshake, type LucideIcon, Zap } from 'lucide-react';
import { Link } from 'wouter';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { type Asked, Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { KeptNotice } from '../workouts/KeptNotice.tsx';
import { todaysSessionsQuery } from '../workouts/use-sessions.ts';
import { Achievements } from './Achievements.tsx';
import { caloriesOf } from './calories-of.ts';
import { progressCopy as copy } from './copy.ts';
import { RecentWorkouts } from './RecentWorkouts.tsx';
import { progressQuery } from './use-progress.ts';
import { WeekChart } from './WeekChart.tsx';
import { WeeklyGoals } from './WeeklyGoals.tsx';

export function ProgressPage() {
  usePageTitle(copy.title);
  const progress = useQuery(progressQuery);
  const today = useQuery(todaysSessionsQuery);
  const isNew = progress.data?.workoutsCompleted === 0;
  return (
    <Page>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
      <KeptNotice />
      <div className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        <Figure label={copy.caloriesToday} Icon={Zap} asked={today} read={caloriesOf} />
        <Figure
          label={copy.streak}
          Icon={Flame}
          asked={progress}
          read={({ streakDays }) => streakDays}
        />
        <div className="col-span-2 md:col-span-1">
          <Figure
            label={copy.total}
            Icon={HeartHandshake}
            asked={progress}
            read={({ workoutsCompleted }) => workoutsCompleted}
          />
        </div>
      </div>
      {isNew && (
        <div className="mt-6">
          <EmptyState motif="rings" title={copy.emptyTitle}>
            <p className="text-ink-soft">{copy.empty}</p>
            <Link href={paths.welcome()} className={buttonClass()}>
              {copy.action}
            </Link>
          </EmptyState>
        </div>
      )}
      <div className="mt-6 grid gap-5 lg:grid-cols-[1.3fr_1fr]">
        <WeekChart />
        <WeeklyGoals />
      </div>
      <RecentWorkouts limit={7} className="mt-10" />
      <Achievements progress={progress} />
    </Page>
  );
}

type FigureProps<T> = {
  label: string;
  Icon: LucideIcon;
  asked: Asked<T>;
  read: (data: T) => number;
};

function Figure<T>({ label, Icon, asked, read }: FigureProps<T>) {
  return (
    <Loaded asked={asked} skeleton={<Skeleton className="h-34" />} failedTitle={copy.figuresFailed}>
      {(data) => (
        <div className="flex h-34 flex-col justify-between rounded-card border border-line/70 bg-raised p-5 shadow-card">
          <h2 className="flex items-center gap-2 font-text text-sm font-semibold tracking-normal text-ink-soft">
            <Icon aria-hidden="true" className="size-5 text-accent" />
            {label}
          </h2>
          <p className="font-title text-title tabular-nums">{read(data)}</p>
        </div>
      )}
    </Loaded>
  );
}
