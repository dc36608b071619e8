import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { playerCopy as copy } from './copy.ts';
import { useKeptCompletions } from './use-sessions.ts';

type KeptWorkoutProps = { userId: string; sessionId: string };

/** A finished workout that the server does not have yet; once it has it, this leads home. */
export function KeptWorkout({ userId, sessionId }: KeptWorkoutProps) {
  const [, navigate] = useLocation();
  const isKept = useKeptCompletions(userId).some((kept) => kept.sessionId === sessionId);
  useEffect(() => {
    if (!isKept) navigate(paths.home());
  }, [isKept, navigate]);
  return (
    <Page>
      <PageHeading className="sr-only">{copy.keptTitle}</PageHeading>
      <EmptyState motif="rings" title={copy.keptTitle}>
        <p role="status" className="text-ink-soft">
          {copy.kept}
        </p>
        <Link href={paths.home()} className={buttonClass()}>
          {copy.goHome}
        </Link>
      </EmptyState>
    </Page>
  );
}
