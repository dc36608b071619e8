import '../../styles/stage.css';
import '../../styles/stage-screens.css';
import '../../styles/stage-ring.css';
import { Maximize, Menu, Minimize } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import { playerCopy as copy } from './copy.ts';
import { freePlaces } from './free-places.ts';
import { PictureLabel } from './PictureLabel.tsx';
import type { PlayerProps } from './player-props.ts';
import { StageClock } from './StageClock.tsx';
import { StageControls } from './StageControls.tsx';
import { StageNext } from './StageNext.tsx';
import { StepCaution } from './StepCaution.tsx';
import { StepPicture } from './StepPicture.tsx';
import { StepProgress } from './StepProgress.tsx';
import { SideLabel, StepTiming } from './StepTiming.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useStageFit } from './use-stage-fit.ts';

type PlayerStageProps = { play: PlayerProps; onShowDetails: () => void };

/** Shows the running player: picture, step and time on the whole screen, and nothing else. */
export function PlayerStage({ play, onShowDetails }: PlayerStageProps) {
  const { workout, state, rules } = play;
  const { step } = state.place;
  const stage = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const hasRing = state.isHandsFree;
  const { intervals, sides, reps } = workout.steps[step] ?? {};
  const hasSide = hasRing && Boolean(sides);
  const { ring, ringAt } = useStageFit({
    stage,
    words,
    hasRing,
    hasIntervals: Boolean(intervals),
  });
  const places = useMemo(() => freePlaces({ ring, ringAt }, hasRing), [ring, ringAt, hasRing]);
  const bar = play.names ? 'two' : hasSide ? 'side' : undefined;
  return (
    <main id="main" tabIndex={-1} ref={stage} className="stage" data-bar={bar}>
      <PageHeading className="sr-only">{workout.title}</PageHeading>
      <div className="stage-picture">
        <StepPicture play={play} freePlaces={places} />
        <PictureLabel play={play} />
        <StageButtons onShowDetails={onShowDetails} />
        {play.overPicture}
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
          <StageClock state={state} />
        </StepProgress>
      </div>
      <div ref={words} aria-live="polite" className="stage-words">
        {/* Create a new element for another step, so that nothing animates from one place to
            another. */}
        <div key={step}>
          <StepCaution caution={workout.steps[step]?.caution ?? null} />
          <p className="stage-text">{workout.instructions[step]}</p>
        </div>
      </div>
      <StageNext play={play} />
      <StageControls play={play} />
    </main>
  );
}

function StageButtons({ onShowDetails }: { onShowDetails: () => void }) {
  const fullScreen = useFullScreen();
  const look =
    'grid size-11 place-items-center rounded-full bg-raised/80 text-ink transition hover:bg-raised';
  return (
    <div className="stage-corner absolute top-[calc(env(safe-area-inset-top)+0.375rem)] left-[calc(env(safe-area-inset-left)+0.375rem)] flex gap-1">
      <button
        type="button"
        aria-label={copy.details}
        title={copy.details}
        className={look}
        onClick={onShowDetails}
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      {fullScreen && (
        <button
          type="button"
          aria-pressed={fullScreen.isOn}
          aria-label={copy.fullScreen}
          title={copy.fullScreen}
          className={look}
          onClick={fullScreen.toggle}
        >
          {fullScreen.isOn ? (
            <Minimize aria-hidden="true" className="size-5" />
          ) : (
            <Maximize aria-hidden="true" className="size-5" />
          )}
        </button>
      )}
    </div>
  );
}
