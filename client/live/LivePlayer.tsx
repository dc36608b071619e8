import { useQueryClient } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../contract/auth.ts';
import type { Room } from '../../contract/live.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import { ApiError } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { KeptWorkout } from '../workouts/KeptWorkout.tsx';
import { PlayerScreen } from '../workouts/PlayerScreen.tsx';
import { usePlayerRules, useSaving } from '../workouts/use-player.ts';
import { useCompletedByBoth } from '../workouts/use-sessions.ts';
import { useTraining } from '../workouts/use-training.ts';
import { askToComplete } from './ask-to-complete.ts';
import { askInRoom, type Press, press } from './commands.ts';
import { liveCopy as copy } from './copy.ts';
import { guestsOf } from './guests.ts';
import { Hearts } from './Hearts.tsx';
import { LobbyControls } from './LobbyControls.tsx';
import { type Live, useLive } from './live-store.ts';
import { ReturningToRoom } from './ReturningToRoom.tsx';
import { RoomBar } from './RoomBar.tsx';
import { RoomNote } from './RoomNote.tsx';
import { type Refused, settledNow, stepOut, useBeingInRoom, useRoom } from './use-room.ts';

type LivePlayerProps = { workout: WorkoutDetail; user: User };

/** The player of a room: what is pressed on either phone happens on both. */
export function LivePlayer({ workout, user }: LivePlayerProps) {
  const live = useLive();
  if (!live.room) return <ReturningToRoom />;
  return <RoomPlayer workout={workout} user={user} live={live} room={live.room} />;
}

type RoomPlayerProps = LivePlayerProps & { live: Live; room: Room };

function RoomPlayer({ workout, user, live, room }: RoomPlayerProps) {
  const rules = usePlayerRules(workout);
  const { shown, state, tell } = useRoom(room, live, user.id, rules);
  const training = useTraining({ workout, userId: user.id, rules, state, tell });
  const [isBusy, setIsBusy] = useState(false);
  const { explainRefusedStart } = training;
  useSaving(user.id, workout.id, state);
  const onRefused = useCallback(
    ({ by, status, message }: Refused) => {
      if (by !== user.id) explainRefusedStart(new ApiError(status, JSON.stringify({ message })));
    },
    [explainRefusedStart, user.id],
  );
  useBeingInRoom(room, onRefused);
  useEnd(room, user.id, workout.id);

  /** For what needs the server's word first: a session, or the end of one. */
  async function waitFor(agreement: Promise<void>, onUnreachable: () => void) {
    setIsBusy(true);
    try {
      await agreement;
    } catch (error) {
      // A stale press says nothing: the room has moved on, and this screen with it.
      if (!(error instanceof ApiError)) onUnreachable();
      else if (error.status !== 409) explainRefusedStart(error);
    }
    setIsBusy(false);
  }
  const explainUnreachable = () => explainRefusedStart(new Error('unreachable'));
  const begin = (one: Press) => void waitFor(askInRoom(one, shown), explainUnreachable);
  const canComplete = (now: Room) => rules.canComplete(settledNow(now, rules));
  function complete() {
    // Out of reach, it is kept on this phone and sent later, like any other workout.
    if (live.link === 'lost') training.complete();
    else void waitFor(askToComplete(shown, canComplete), training.complete);
  }

  if (training.keptSessionId) {
    return <KeptWorkout userId={user.id} sessionId={training.keptSessionId} />;
  }
  // Until this device knows the server's clock it would show a wrong moment.
  if (state.session && live.offsetMs === null) return <ReturningToRoom />;
  const { me, partner, sides } = guestsOf(shown, live);
  const isLobby = shown.phase === 'lobby';
  const note = <RoomNote room={shown} live={live} me={me} partner={partner} />;
  const isAlone = partner?.status !== 'here' && partner?.status !== 'ready';
  return (
    <PlayerScreen
      workout={workout}
      state={isBusy && !isLobby && state.session ? { ...state, phase: 'completing' } : state}
      rules={rules}
      tell={tell}
      onStart={() =>
        isLobby ? begin({ type: 'ready', isReady: true }) : tell({ type: 'resumed' })
      }
      onComplete={complete}
      onReset={() => tell({ type: 'reset' })}
      note={() => (
        <div className="mb-4 lg:flex lg:items-center lg:gap-10">
          {sides && (
            <RoomBar
              {...sides}
              onSwap={() => press({ type: 'swap', isSwapped: !shown.isSwapped }, shown)}
            />
          )}
          {isLobby && note}
        </div>
      )}
      overPicture={
        <>
          {!isLobby && note}
          {partner && <Hearts partner={partner.firstName} />}
        </>
      }
      controls={(prepared) =>
        isLobby && (
          <LobbyControls
            isReady={me.status === 'ready'}
            isBusy={isBusy}
            isAlone={isAlone}
            onReady={prepared(() => begin({ type: 'ready', isReady: true }))}
            onNotReady={() => begin({ type: 'ready', isReady: false })}
            onStart={prepared(() => begin({ type: 'start' }))}
          />
        )
      }
      aside={
        <Button variant="quiet" className="w-full" onClick={() => stepOut(room.id)}>
          <DoorOpen aria-hidden="true" className="size-5" />
          {copy.leave}
        </Button>
      }
    />
  );
}

/** Completed on either phone, it ends on both alike. */
function useEnd({ phase }: Room, userId: string, workoutId: number): void {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const celebrate = useCompletedByBoth(userId, workoutId, queryClient);
  useEffect(() => {
    if (phase !== 'done') return;
    celebrate();
    navigate(paths.home());
  }, [phase, celebrate, navigate]);
}
