import { useQuery } from '@tanstack/react-query';
import { todaysSessionsQuery } from '../training/sessions/use-sessions.ts';
import { Card } from '../ui/Card.tsx';
import { QueryStates } from '../ui/QueryStates.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { fullDayCopy as copy } from './copy.ts';
import { FullDayRing } from './FullDayRing.tsx';

/** The four categories that make a full day, and those done today. */
export function FullDay() {
  const today = useQuery(todaysSessionsQuery);
  return (
    <Card>
      <h2 className="text-heading">{copy.title}</h2>
      <p className="mb-5 text-ink-soft">{copy.lead}</p>
      <QueryStates query={today} skeleton={<Skeleton className="h-32" />} failedTitle={copy.failed}>
        {(sessions) => <FullDayRing sessions={sessions} />}
      </QueryStates>
    </Card>
  );
}
