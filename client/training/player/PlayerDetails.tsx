import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { CurrentStep } from './CurrentStep.tsx';
import { playerCopy as copy } from './copy.ts';
import { HandsFreePanel } from './HandsFreePanel.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerHeader, WorkoutAbout } from './PlayerHeader.tsx';
import { PlayerSettings } from './PlayerSettings.tsx';
import type { PlayerProps } from './player-props.ts';
import { StartControls } from './StartControls.tsx';
import { StepPicture } from './StepPicture.tsx';
import { StepProgress } from './StepProgress.tsx';
import { StepTiming } from './StepTiming.tsx';
import { WorkoutClock } from './WorkoutClock.tsx';

type PlayerDetailsProps = {
  play: PlayerProps;
  isGuided: boolean;
  onGuide: () => void;
  onHandsFree: (isOn: boolean) => void;
  hasSound: boolean;
  onSound: (isOn: boolean) => void;
  keepsMusic: boolean;
  onKeepsMusic: (isOn: boolean) => void;
  /** Returns to the large view while the workout runs. */
  onShowStage: (() => void) | null;
  heart?: ReactNode;
  note: ReactNode;
  controls: ReactNode;
  choice: ReactNode;
  aside: ReactNode;
};

/** Shows all facts and all settings of a workout, before it starts and in a pause. */
export function PlayerDetails(props: PlayerDetailsProps) {
  const { play, onShowStage } = props;
  const { workout, state, rules } = play;
  const { step } = state.place;
  const isLobby = Boolean(props.controls);
  const isBefore = state.phase === 'idle' || state.phase === 'starting';
  return (
    <Page className="player-page">
      <PlayerHeader workout={workout} heart={props.heart} />
      {!isLobby && props.note}
      <div className="player-grid" data-lobby={isLobby || undefined}>
        {isLobby && <div className="player-note">{props.note}</div>}
        <div className="player-view">
          <div className="player-picture">
            <StepPicture play={play} />
            {play.overPicture}
          </div>
          {play.signs && <div className="player-bar">{play.signs}</div>}
        </div>
        <WorkoutAbout workout={workout} />
        <div className="player-controls">
          {props.controls ||
            (isBefore ? (
              <StartControls
                play={play}
                isGuided={props.isGuided}
                onGuide={props.onGuide}
                choice={props.choice}
              />
            ) : (
              <PlayerControls play={play} />
            ))}
          {onShowStage && (
            <Button variant="soft" className="w-full" onClick={onShowStage}>
              <Maximize2 aria-hidden="true" className="size-5" />
              {copy.large}
            </Button>
          )}
          <WorkoutClock state={state} />
        </div>
        <section aria-label={workout.title} className="player-step">
          <StepProgress state={state} rules={rules} reps={workout.steps[step]?.reps}>
            {!state.isHandsFree && <StepTiming play={play} className="font-normal" />}
          </StepProgress>
          <CurrentStep play={play} />
          {state.isHandsFree && <HandsFreePanel play={play} />}
          <PlayerSettings
            play={play}
            hasSound={props.hasSound}
            onHandsFree={props.onHandsFree}
            onSound={props.onSound}
            keepsMusic={props.keepsMusic}
            onKeepsMusic={props.onKeepsMusic}
          />
          {props.aside}
        </section>
      </div>
    </Page>
  );
}
