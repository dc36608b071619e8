import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Completion } from '../../../contract/training/sessions.ts';
import { isOnThisPageAlone, useOutbox } from '../../device/outbox.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { unsentCopy as copy } from './copy.ts';

type UnsentWorkoutProps = { userId: string; sessionId: string };

/** Shows a finished workout that the server does not have yet; goes home once the server has it. */
export function UnsentWorkout({ userId, sessionId }: UnsentWorkoutProps) {
  const [, navigate] = useLocation();
  const unsent = useOutbox(userId).find(({ id, refusal }) => id === sessionId && !refusal);
  const isUnsent = unsent !== undefined;
  useEffect(() => {
    if (!isUnsent) navigate(paths.home());
  }, [isUnsent, navigate]);
  const isHeldByPage = isUnsent && isOnThisPageAlone(unsent);
  const title = isHeldByPage ? copy.onThisPageTitle : copy.title;
  const { duration = 0, caloriesBurned = 0 } = Object(unsent?.payload) as Partial<Completion>;
  return (
    <Page>
      <PageHeading className="sr-only">{title}</PageHeading>
      <EmptyState motif="rings" title={title}>
        <p className="font-semibold">{copy.figures(duration, caloriesBurned)}</p>
        <p role="status" className="text-ink-soft">
          {isHeldByPage ? copy.onThisPageLead : copy.lead}
        </p>
        <LinkButton href={paths.home()}>{copy.goHome}</LinkButton>
      </EmptyState>
    </Page>
  );
}
