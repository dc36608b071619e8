import '../styles/live.css';
import { useQueryClient } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../contract/auth/auth.ts';
import { isOver, type Room } from '../../contract/live/live.ts';
import type { PlayerState } from '../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { paths } from '../lib/paths.ts';
import { PlayerScreen, type PlayerScreenProps } from '../training/player/PlayerScreen.tsx';
import type { Prepared } from '../training/player/player-props.ts';
import { SmallStepPicture } from '../training/player/SmallStepPicture.tsx';
import { useCanUndo } from '../training/player/use-can-undo.ts';
import { useNamedWorkout } from '../training/player/use-named-workout.ts';
import { usePlayerRules, useSaving } from '../training/player/use-player.ts';
import { useWorkoutSession } from '../training/player/use-workout-session.ts';
import { setFinishedWorkout } from '../training/sessions/finished-workout.ts';
import { forgetPlayer } from '../training/sessions/saved-player.ts';
import { UnsentWorkout } from '../training/sessions/UnsentWorkout.tsx';
import { reportOutcome } from '../training/sessions/unsent-workouts.ts';
import { refreshTraining } from '../training/sessions/use-sessions.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { BedroomRoom } from './BedroomRoom.tsx';
import { commands } from './commands.ts';
import { HeartButton, Hearts } from './Hearts.tsx';
import { heartsOf } from './heart-count.ts';
import { InLobby } from './InLobby.tsx';
import { LobbyControls } from './LobbyControls.tsx';
import { changeLive, type Live, saveRoom, useLive } from './live-store.ts';
import { ReturningToRoom } from './ReturningToRoom.tsx';
import { RoomBar } from './RoomBar.tsx';
import { RoomNote, roomNoteWords } from './RoomNote.tsx';
import { roomCopy as copy, endedToast } from './room-copy.ts';
import { type RoomMember, roomMembers } from './room-members.ts';
import { SeeButton } from './SeeButton.tsx';
import { SeeEachOther } from './SeeEachOther.tsx';
import { UndoReset } from './UndoReset.tsx';
import { leaveRoom, useRoom, useRoomPresence } from './use-room.ts';
import { useRoomActions } from './use-room-actions.ts';
import { useVideo } from './use-video.ts';
import { useTileView } from './video/tile-view.ts';

type LivePlayerProps = { workout: WorkoutDetail; user: User; heart: ReactNode };

/** Plays the workout of a room: a press on either phone takes effect on both. */
export function LivePlayer(props: LivePlayerProps) {
  const live = useLive();
  if (!live.room) return <ReturningToRoom />;
  return <RoomPlayer {...props} live={live} room={live.room} />;
}

type RoomPlayerProps = LivePlayerProps & { live: Live; room: Room };

function RoomPlayer({ workout, user, heart, live, room }: RoomPlayerProps) {
  const rules = usePlayerRules(workout);
  const { shown, state, dispatch } = useRoom(room, live, user.id, rules);
  const training = useWorkoutSession({ workout, userId: user.id, rules, state, dispatch });
  const [, navigate] = useLocation();
  const { isBusy, send, complete, end } = useRoomActions(shown, live.link, rules, training, () => {
    leaveRoom(room.id);
    navigate(paths.home());
  });
  const isLobby = shown.phase === 'lobby';
  const isCompleting = (isBusy && !isLobby) || training.unsentSessionId !== null;
  const played: PlayerState =
    isCompleting && state.session ? { ...state, phase: 'completing' } : state;
  useSaving(user.id, workout.id, played, room.id);
  useRoomPresence(room, user.id, training.explainRefusedStart);
  useEnd(room, user.id, workout);
  useReturn(room);
  const canUndo = useCanUndo(played);
  const { size, place } = useTileView();
  const video = useVideo(room, shown, user.id);
  const { me, partner, sides } = roomMembers(shown, live);
  const nameOf = (member?: RoomMember) => (member?.isMe ? user.firstName : (member?.name ?? ''));
  const named = useNamedWorkout(workout, nameOf(sides?.left), nameOf(sides?.right));

  if (training.unsentSessionId) {
    return <UnsentWorkout userId={user.id} sessionId={training.unsentSessionId} />;
  }
  // Wait until this device knows the server's clock: the timer would be wrong before.
  if (state.session && live.offsetMs === null) return <ReturningToRoom />;

  const note = (
    <RoomNote
      words={roomNoteWords(shown, live, me, partner)}
      isLobby={isLobby}
      isLost={live.link === 'lost'}
    />
  );
  const setReady = (isReady: boolean) => send({ type: 'ready', isReady });
  const swap = () => commands.press({ type: 'swap', isSwapped: !shown.isSwapped }, shown);
  function start() {
    if (!isLobby) dispatch({ type: 'resumed' });
    else if (!room.isBedroom) setReady(true);
  }
  const undo = canUndo && <UndoReset onUndo={() => dispatch({ type: 'reset-undone' })} />;
  const lobby = (prepared: Prepared) =>
    room.isBedroom ? (
      <InLobby roomId={room.id} caution={workout.caution} undo={undo} prepared={prepared} />
    ) : (
      <LobbyControls
        caution={workout.caution}
        me={me}
        partner={partner}
        isBusy={isBusy}
        undo={undo}
        onReady={prepared(() => setReady(true))}
        onNotReady={() => setReady(false)}
        onStartAlone={prepared(() => send({ type: 'start' }))}
      />
    );
  const screen: PlayerScreenProps = {
    workout: named,
    state: played,
    rules,
    dispatch,
    onStart: start,
    onComplete: complete,
    onReset: () => dispatch({ type: 'reset' }),
    ...(workout.category !== 'bedroom' && {
      end: { save: () => end(true), drop: () => end(false) },
    }),
    heart,
    note: () => (
      <div className={`lg:flex lg:items-center lg:gap-10 ${isLobby ? '' : 'mb-4'}`}>
        {sides && <RoomBar {...sides} onSwap={swap} />}
        {isLobby && note}
      </div>
    ),
    names: sides && <RoomBar {...sides} onSwap={swap} isSmall />,
    hasTile: video.phase === 'on' && size === 'small' && place === null,
    overPicture: partner && (
      <>
        <SeeEachOther
          video={video}
          name={partner.name}
          isBedroom={room.isBedroom}
          stepPicture={
            <SmallStepPicture workout={workout} step={state.place.step} prefix="beside-video" />
          }
        />
        <Hearts roomId={room.id} partner={partner.name} />
      </>
    ),
    signs: (
      <>
        {!isLobby && note}
        {partner && (
          <>
            <SeeButton
              video={video}
              name={partner.name}
              isPartnerHere={
                live.link !== 'lost' && (partner.status === 'here' || partner.status === 'ready')
              }
            />
            <HeartButton roomId={room.id} partner={partner.name} />
          </>
        )}
      </>
    ),
    controls: (prepared) => isLobby && lobby(prepared),
    aside: (
      <Button variant="quiet" className="w-full" onClick={() => leaveRoom(room.id)}>
        <DoorOpen aria-hidden="true" className="size-5" />
        {copy.leave}
      </Button>
    ),
  };
  if (room.isBedroom)
    return <BedroomRoom screen={screen} userId={user.id} room={room} live={live} />;
  return <PlayerScreen {...screen} />;
}

/** Ends the workout on both phones once either phone completed it, or ended it early. */
function useEnd(
  { id, phase, sessionId, wasTogether }: Room,
  userId: string,
  { id: workoutId, category }: WorkoutDetail,
): void {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (phase === 'stopped' && category !== 'bedroom') {
      toast(endedToast);
      void refreshTraining(queryClient);
      return navigate(paths.home());
    }
    if (phase !== 'done') return;
    if (sessionId) forgetPlayer(userId, workoutId, sessionId);
    reportOutcome(queryClient, { outcome: 'saved elsewhere' });
    if (sessionId) {
      setFinishedWorkout({ sessionId, room: { wasTogether, hearts: heartsOf(id) } });
    }
    navigate(paths.home());
  }, [phase, category, id, sessionId, wasTogether, queryClient, userId, workoutId, navigate]);
}

/**
 * Gives up a room that is over when the member goes back to this page before home was drawn, which
 * leaves the player on the screen.
 */
function useReturn(room: Room): void {
  const [path] = useLocation();
  const wasAway = useRef(false);
  useEffect(() => {
    const isHere = path === paths.workout(room.workoutId);
    if (isHere && wasAway.current && isOver(room)) {
      saveRoom(null);
      changeLive({});
    }
    wasAway.current = !isHere;
  }, [path, room]);
}
