import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { User } from '../../../contract/auth/auth.ts';
import { getProgress } from '../../../contract/progress/progress.ts';
import { readSession } from '../../../contract/training/sessions.ts';
import { useCouple } from '../../auth/use-couple.ts';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { paths } from '../../lib/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { AvatarPair } from '../../ui/AvatarPair.tsx';
import { Button } from '../../ui/Button.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { FinishedWorkout } from '../sessions/finished-workout.ts';
import { summaryCopy as copy } from './copy.ts';
import { RatingQuestion } from './RatingQuestion.tsx';
import { SummaryActions } from './SummaryActions.tsx';
import { SummaryStats } from './SummaryStats.tsx';

type WorkoutSummaryProps = {
  finished: FinishedWorkout;
  user: User;
  /** Badges that the workout brought, and the couple's next evening. */
  badges: ReactNode;
  next: ReactNode;
  onClose: () => void;
};

/** A workout of fewer minutes was hardly begun: the card offers to go on. */
const SHORT_MINUTES = 3;

/**
 * Shows the end of a workout, over the page without blocking it: what the couple did, and what each
 * may keep.
 */
export function WorkoutSummary({ finished, user, badges, next, onClose }: WorkoutSummaryProps) {
  const { sessionId, room } = finished;
  const session = useQuery({
    ...queryFor(readSession, { params: { sessionId } }),
    // Fetch again: the player may have asked while the session was still open.
    staleTime: 0,
  });
  const progress = useQuery(queryFor(getProgress));
  const { faces, partnerName } = useCouple();
  const isLocked = useIsLocked();
  const heading = useId();
  if (!session.data?.completedAt || !progress.data) return null;
  const { workout, workoutId, duration, caloriesBurned } = session.data;
  const minutes = duration ?? 0;
  const { streakDays } = progress.data;
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none fixed inset-0 z-30 bg-[rgb(40_12_34/0.5)]"
      />
      <Card labelledBy={heading} onClose={onClose}>
        <div className="grid grid-cols-1 gap-4 pb-4 sm:flat:grid-cols-2 sm:flat:gap-0">
          <div>
            <header className="bg-linear-to-b from-apricot to-raised px-6 pt-10 pb-3 text-center sm:pt-7 flat:bg-none flat:pt-3 flat:pb-1">
              <span className="flex justify-center flat:hidden">
                <AvatarPair faces={faces} className="size-14 text-xl" />
              </span>
              <h2
                id={heading}
                tabIndex={-1}
                className="mt-3 text-heading outline-none lg:text-[1.75rem] flat:mt-0 flat:text-xl"
              >
                {copy.heading([user.firstName, partnerName])}
              </h2>
              <p className="font-semibold">{workout.title}</p>
              <p className="text-sm text-ink-soft">{whoWasThere(room, partnerName)}</p>
            </header>
            <div className="grid grid-cols-1 gap-4 px-6">
              <SummaryStats
                minutes={minutes}
                calories={caloriesBurned ?? 0}
                streakDays={streakDays}
                hearts={room?.hearts ?? null}
              />
              {minutes < SHORT_MINUTES && (
                <p className="flex items-center justify-between gap-3 rounded-card bg-sunk py-2 pr-2 pl-4 text-sm">
                  {copy.short(minutes)}
                  <LinkButton href={paths.workout(workoutId)} variant="soft" className="shrink-0">
                    {copy.goOn}
                  </LinkButton>
                </p>
              )}
              {badges}
            </div>
          </div>
          <div className="flex flex-col gap-4 px-6 sm:flat:pt-12 sm:flat:pl-0">
            <div className="contents sm:flat:order-last sm:flat:block">{next}</div>
            <SummaryActions
              userId={user.id}
              workout={workout}
              minutes={minutes}
              streakDays={streakDays}
            />
            {workout.category === 'bedroom' && user.isAdult && !isLocked && (
              <RatingQuestion workoutId={workoutId} />
            )}
          </div>
        </div>
        {/* Keep the button in view on a screen of any height. */}
        <p className="sticky bottom-0 bg-raised px-6 pt-1 pb-5 flat:pb-2">
          <Button className="w-full" onClick={onClose}>
            {copy.done}
          </Button>
        </p>
      </Card>
    </>
  );
}

function whoWasThere(room: FinishedWorkout['room'], partnerName: string): string {
  if (!room) return copy.onOnePhone;
  return room.wasTogether ? copy.onTwoPhones : copy.withoutPartner(partnerName);
}

type CardProps = { labelledBy: string; onClose: () => void; children: ReactNode };

/**
 * Shows a sheet above the navigation on a phone, a card in the middle on a desktop. The page stays
 * usable.
 */
function Card({ labelledBy, onClose, children }: CardProps) {
  const card = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape' && !document.querySelector('dialog:modal')) close();
    }
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={card}
      open
      aria-labelledby={labelledBy}
      className="workout-summary arrive fixed top-auto right-0 bottom-[calc(env(safe-area-inset-bottom)+var(--nav-foot))] left-(--nav-left) z-30 m-0 mx-auto max-h-[calc(100dvh-1.5rem-var(--nav-foot))] w-[calc(100%-var(--nav-left))] max-w-lg flat:max-w-3xl overflow-auto overscroll-contain rounded-t-card border border-line bg-raised text-ink shadow-lift sm:bottom-[calc(env(safe-area-inset-bottom)+1rem+var(--nav-foot))] sm:rounded-card lg:inset-y-0 lg:my-auto lg:h-fit lg:max-h-[calc(100dvh-2rem)]"
    >
      {children}
      <CloseButton
        label={copy.close}
        onClose={onClose}
        className="absolute top-3 right-3 hover:bg-ink/8"
      />
    </dialog>
  );
}
