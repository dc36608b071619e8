import '../../styles/stage.css';
import '../../styles/stage-screens.css';
import '../../styles/stage-ring.css';
import { useMemo, useRef } from 'react';
import { isTicking } from '../../../contract/training/player-state.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import { freePlaces } from './free-places.ts';
import { PictureLabel } from './PictureLabel.tsx';
import type { PlayerProps } from './player-props.ts';
import { StageClock } from './StageClock.tsx';
import { StageControls } from './StageControls.tsx';
import { StageCorner } from './StageCorner.tsx';
import { StageNext } from './StageNext.tsx';
import { StagePause } from './StagePause.tsx';
import { StepCaution } from './StepCaution.tsx';
import { StepPicture } from './StepPicture.tsx';
import { StepProgress } from './StepProgress.tsx';
import { SideLabel, StepTiming } from './StepTiming.tsx';
import { VersionWords } from './StepVersions.tsx';
import { useStageFit } from './use-stage-fit.ts';

type PlayerStageProps = { play: PlayerProps; onShowDetails: () => void };

/** Shows the running player on the whole screen. A pause dims the picture and keeps the rest. */
export function PlayerStage({ play, onShowDetails }: PlayerStageProps) {
  const { workout, state, rules } = play;
  const { step } = state.place;
  const stage = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const hasRing = state.isHandsFree;
  const isPaused = !isTicking(state) && state.phase !== 'completing';
  const { intervals, sides, reps } = workout.steps[step] ?? {};
  const hasSide = hasRing && Boolean(sides);
  const { ring, ringAt, tile, tileAt } = useStageFit({
    stage,
    words,
    hasRing,
    isPaused,
    hasIntervals: Boolean(intervals),
  });
  const { hasTile } = play;
  const places = useMemo(
    () => freePlaces({ ring, ringAt, tile, tileAt }, hasRing, hasTile),
    [ring, ringAt, tile, tileAt, hasRing, hasTile],
  );
  const bar = play.names ? 'two' : hasSide ? 'side' : undefined;
  return (
    <main
      id="main"
      tabIndex={-1}
      ref={stage}
      className="stage"
      data-bar={bar}
      data-tile={hasTile ? tileAt : undefined}
      data-paused={isPaused || undefined}
    >
      <PageHeading className="sr-only">{workout.title}</PageHeading>
      <div className="stage-picture">
        <StepPicture play={play} freePlaces={places} />
        <PictureLabel play={play} />
        {play.overPicture}
        {isPaused && <StagePause play={play} />}
        <StageCorner play={play} onShowDetails={onShowDetails} />
      </div>
      {bar && (
        <div className="stage-bar">
          {hasSide && <SideLabel play={play} className="stage-side" />}
          {play.names}
          {play.signs}
        </div>
      )}
      {hasRing && <CountdownRing play={play} />}
      <div className="stage-facts">
        <StepProgress state={state} rules={rules} reps={reps}>
          {!hasRing && <StepTiming play={play} className="font-normal" />}
          <StageClock state={state} category={workout.category} />
        </StepProgress>
      </div>
      <div ref={words} aria-live="polite" className="stage-words">
        {/* Create a new element for another step, so that nothing animates from one place to
            another. */}
        <div key={step}>
          <StepCaution caution={workout.steps[step]?.caution ?? null} />
          <h2 className="stage-short">{workout.steps[step]?.short}</h2>
          <VersionWords play={play} className="stage-text" />
          <p className="stage-text">{workout.instructions[step]}</p>
        </div>
      </div>
      <StageNext play={play} />
      <StageControls play={play} />
    </main>
  );
}
