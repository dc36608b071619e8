import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '../../contract/auth/auth.ts';
import type { WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { useCouple } from '../auth/use-couple.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useIsInRoom } from '../live/live-store.ts';
import { PhoneChoice } from '../live/PhoneChoice.tsx';
import { ReturningToRoom } from '../live/ReturningToRoom.tsx';
import { useOpenRoom } from '../live/use-open-room.ts';
import { LazyAskTonight } from '../notifications/LazyAskTonight.tsx';
import { LazyKeepOnPhone } from '../offline/LazyKeepOnPhone.tsx';
import { PlayerScreen, type PlayerScreenProps } from '../training/player/PlayerScreen.tsx';
import { usePlayerPreferences } from '../training/player/player-preferences.ts';
import { ResumeBanner } from '../training/player/ResumeBanner.tsx';
import { useNamedWorkout } from '../training/player/use-named-workout.ts';
import { usePlayer } from '../training/player/use-player.ts';
import { useWorkoutSession } from '../training/player/use-workout-session.ts';
import { FreeBeforeStart } from '../training/sessions/FreeWorkouts.tsx';
import { UnsentWorkout } from '../training/sessions/UnsentWorkout.tsx';
import { useIsStillOpen } from '../training/sessions/use-sessions.ts';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { useIsBehindLock } from './use-is-behind-lock.ts';

const LivePlayer = lazy(async () => ({
  default: (await import('../live/LivePlayer.tsx')).LivePlayer,
}));

/** Block the player until this part is loaded: a couple that begins must be able to stop. */
const SignaledPlayer = lazy(async () => ({
  default: (await import('../training/stop-signals/SignaledPlayer.tsx')).SignaledPlayer,
}));

type PlayerProps = { workout: WorkoutDetail; user: User | null };
type SoloPlayerProps = PlayerProps & { heart: ReactNode };

/** Shows the player of one phone, or of the couple's room. */
export function Player({ workout, user }: PlayerProps) {
  usePageTitle(workout.title);
  const isInRoom = useIsInRoom(workout.id);
  const heart = <FavoriteButton workout={workout} className="absolute top-0 right-0" />;
  if (!user || isInRoom === 'no') return <SoloPlayer workout={workout} user={user} heart={heart} />;
  if (isInRoom === 'perhaps') return <ReturningToRoom />;
  return (
    <Suspense fallback={<ReturningToRoom />}>
      <LivePlayer workout={workout} user={user} heart={heart} />
    </Suspense>
  );
}

function SoloPlayer({ workout, user, heart }: SoloPlayerProps) {
  const userId = user?.id ?? null;
  // Put the member first: the phone's owner is the first of the two.
  const { partnerName, hasPartner } = useCouple();
  const named = useNamedWorkout(workout, user?.firstName ?? '', partnerName);
  const [{ isHandsFree }] = usePlayerPreferences();
  const [search] = useSearchParams();
  const step = stepIn(search);
  const { rules, state, dispatch, restored } = usePlayer({ workout, userId, isHandsFree, step });
  const training = useWorkoutSession({ workout, userId, rules, state, dispatch });
  const { isOpening, open } = useOpenRoom(workout.id, user, training);
  const [isOnTwoPhones, setIsOnTwoPhones] = useState(search.get('on') === 'two-phones');
  const [isOffered, setIsOffered] = useState(restored !== null);
  const isStillOpen = useIsStillOpen(restored?.session ?? null);

  useEffect(() => {
    if (isStillOpen) return;
    // Start a new workout: the partner has completed the saved session.
    setIsOffered(false);
    dispatch({ type: 'started-over' });
  }, [isStillOpen, dispatch]);

  const isShut = useIsBehindLock(workout, state.phase !== 'idle' && !isOffered);
  // Keep the choice visible while the workout starts, so that nothing changes under the finger.
  const canChoose = (state.phase === 'idle' || state.phase === 'starting') && !state.session;
  function start(isHandsFree: boolean) {
    setIsOffered(false);
    if (canChoose && isOnTwoPhones && hasPartner) void open(isHandsFree);
    else training.start();
  }
  function begin(type: 'reset' | 'started-over') {
    setIsOffered(false);
    dispatch({ type });
  }
  if (isShut) return null;
  if (userId && training.unsentSessionId) {
    return <UnsentWorkout userId={userId} sessionId={training.unsentSessionId} />;
  }
  const screen: PlayerScreenProps = {
    workout: named,
    state: isOpening ? { ...state, phase: 'starting' } : state,
    rules,
    dispatch,
    onStart: start,
    onComplete: () => void training.complete(),
    onReset: () => begin('reset'),
    end: { save: () => void training.complete('ended') },
    heart,
    note: (prepared) => (
      <>
        {state.phase === 'idle' && <FreeBeforeStart />}
        {isOffered && (
          <ResumeBanner
            state={state}
            rules={rules}
            onResume={prepared(() => start(state.isHandsFree))}
            onStartOver={() => begin('started-over')}
          />
        )}
      </>
    ),
    choice: canChoose && <PhoneChoice isOnTwoPhones={isOnTwoPhones} onChange={setIsOnTwoPhones} />,
    aside: user && (
      <>
        {canChoose && <LazyAskTonight />}
        <LazyKeepOnPhone user={user} workout={workout} />
      </>
    ),
  };
  if (userId && workout.category === 'bedroom') {
    return <SignaledPlayer {...screen} userId={userId} />;
  }
  return <PlayerScreen {...screen} />;
}

/** Step that a visitor had reached before signing in, counted from 1 in the address. */
function stepIn(search: URLSearchParams): number {
  const text = search.get('step') ?? '';
  return /^\d{1,2}$/.test(text) ? Math.max(0, Number(text) - 1) : 0;
}
