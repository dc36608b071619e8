import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import type { Session } from '../../contract/training/sessions.ts';
import { coverUrl } from '../../contract/workouts/workouts.ts';
import { shortDate } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { useRecentWorkouts } from '../training/sessions/use-sessions.ts';
import { WorkoutCover } from '../training/sessions/WorkoutCover.tsx';
import { QueryStates } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { recentCopy as copy } from './copy.ts';

export function RecentWorkouts() {
  const sessions = useRecentWorkouts();
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 id="recent" className="mb-4 text-heading">
        {copy.title}
      </h2>
      <QueryStates
        query={sessions}
        skeleton={<Skeleton className="h-20" />}
        failedTitle={copy.failed}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="rounded-card bg-sunk px-6 py-5 text-ink-soft">{copy.empty}</p>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line/70 bg-raised shadow-card">
              {list.map((session) => (
                <li key={session.id}>
                  <Row session={session} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}

function Row({ session }: { session: Session }) {
  const { workoutId, workout, completedAt, duration, caloriesBurned } = session;
  const category = categories.find(({ id }) => id === workout.category);
  return (
    <Link
      href={paths.workout(workoutId)}
      className="flex items-center gap-4 px-4 py-3 transition hover:bg-sunk sm:px-6"
    >
      <WorkoutCover
        imageUrl={coverUrl(workoutId)}
        motif={workout.category}
        className="h-14 w-18 shrink-0 rounded-xl"
      />
      <span className="flex min-w-0 flex-1 items-center gap-4 max-sm:flex-col max-sm:items-start max-sm:gap-0.5">
        <span className="w-full min-w-0">
          <span className="block leading-snug font-semibold">{workout.title}</span>
          <span className="block truncate text-sm text-ink-soft max-sm:hidden">
            {category?.title}
          </span>
        </span>
        <span className="shrink-0 text-sm max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 sm:text-right">
          <time dateTime={completedAt ?? undefined} className="block font-semibold">
            {completedAt && shortDate(completedAt)}
          </time>
          <span className="block text-ink-soft tabular-nums">
            {copy.stats(duration ?? 0, caloriesBurned ?? 0)}
          </span>
        </span>
      </span>
    </Link>
  );
}
