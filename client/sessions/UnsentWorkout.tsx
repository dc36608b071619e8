import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { unsentCopy as copy } from './copy.ts';
import { useOutbox } from './use-sessions.ts';

type UnsentWorkoutProps = { userId: string; sessionId: string };

/** A finished workout that the server does not have yet; leads home once the server has it. */
export function UnsentWorkout({ userId, sessionId }: UnsentWorkoutProps) {
  const [, navigate] = useLocation();
  const isUnsent = useOutbox(userId, (outbox) =>
    outbox.some((unsent) => unsent.sessionId === sessionId),
  );
  useEffect(() => {
    if (!isUnsent) navigate(paths.home());
  }, [isUnsent, navigate]);
  return (
    <Page>
      <PageHeading className="sr-only">{copy.title}</PageHeading>
      <EmptyState motif="rings" title={copy.title}>
        <p role="status" className="text-ink-soft">
          {copy.lead}
        </p>
        <LinkButton href={paths.home()}>{copy.goHome}</LinkButton>
      </EmptyState>
    </Page>
  );
}
