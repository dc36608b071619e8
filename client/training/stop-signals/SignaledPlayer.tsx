import '../../styles/signals.css';
import { useCallback, useMemo, useState } from 'react';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { PlayerScreen, type PlayerScreenProps } from '../player/PlayerScreen.tsx';
import type { Dispatch } from '../player/use-player.ts';
import { SignalBar } from './SignalBar.tsx';
import { StoppedOnOnePhone } from './StoppedOnOnePhone.tsx';
import { type Saving, StoppedScreen } from './StoppedScreen.tsx';
import { thirdPresses } from './third-press.ts';
import { useAnnouncements } from './use-announcements.ts';

type SignaledPlayerProps = PlayerScreenProps & {
  userId: string;
  /**
   * Set for two phones: how they agree on saving, and whether the other phone does not know of the
   * end yet.
   */
  onTwoPhones?: { saving: Saving; isUnheard: boolean };
};

/**
 * Plays a bedroom workout: either partner can slow it down, stop it and continue it at any moment.
 */
export function SignaledPlayer({ userId, onTwoPhones, ...screen }: SignaledPlayerProps) {
  const { state, dispatch, workout, onStart } = screen;
  const { step, elapsedMs } = state.place;
  const [isThirdPress] = useState(thirdPresses);
  const softened = useMemo(() => withSofterWords(workout), [workout]);
  useAnnouncements(state, workout.steps[step]?.softer ?? null);

  // Count presses of the headset's only button: pausing three times in a row means red.
  const stopsAtThird = useCallback(
    (press: () => void) => {
      if (isThirdPress(performance.now())) dispatch({ type: 'stopped' });
      else press();
    },
    [dispatch, isThirdPress],
  );
  const dispatchOrStop = useCallback<Dispatch>(
    (action) => {
      if (action.type === 'paused') stopsAtThird(() => dispatch(action));
      else dispatch(action);
    },
    [dispatch, stopsAtThird],
  );

  if (state.phase === 'stopped') {
    if (!onTwoPhones)
      return <StoppedOnOnePhone userId={userId} workoutId={workout.id} state={state} />;
    return <StoppedScreen userId={userId} elapsedMs={elapsedMs} {...onTwoPhones} />;
  }
  const isUnderWay = state.session !== null && state.phase !== 'idle';
  return (
    <PlayerScreen
      {...screen}
      workout={state.isSlow ? softened : workout}
      dispatch={dispatchOrStop}
      onStart={(isHandsFree) =>
        isUnderWay ? stopsAtThird(() => onStart(isHandsFree)) : onStart(isHandsFree)
      }
      signals={isUnderWay && <SignalBar state={state} dispatch={dispatch} />}
    />
  );
}

function withSofterWords(workout: WorkoutDetail): WorkoutDetail {
  const { steps, instructions } = workout;
  return {
    ...workout,
    instructions: instructions.map((text, step) => steps[step]?.softer ?? text),
  };
}
