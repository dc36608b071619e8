import { useRef, useState } from 'react';
import { firstStepUrl } from '../../../contract/workouts/workouts.ts';
import type { FreePlaces } from '../../../illustration/framing.ts';
import { WorkoutCover } from '../sessions/WorkoutCover.tsx';
import { playerCopy as copy } from './copy.ts';
import { isPictureMoving, pictureMoment } from './picture-moment.ts';
import type { PlayerProps } from './player-props.ts';
import { useDrawing } from './use-drawing.ts';

/**
 * Stretches the picture over a box of any shape. The drawn picture does the same: its room extends
 * beyond the picture's edges.
 */
const FIRST_STEP_LOOK = 'bg-(--art-sky) object-fill';

type StepPictureProps = {
  play: Pick<PlayerProps, 'workout' | 'state' | 'rules'>;
  /** Places of the controls over the picture. The couple is drawn clear of them. */
  freePlaces?: FreePlaces | null;
};

/**
 * Draws a couple that does the current step. Before the drawing is ready, the first step shows its
 * picture from build time, and other steps, or steps without a pose, show the cover.
 */
export function StepPicture({ play, freePlaces = null }: StepPictureProps) {
  const { workout, state, rules } = play;
  const { step } = state.place;
  const svg = useRef<SVGSVGElement>(null);
  const drawnAt = useRef<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const firstStep = step === 0 && !hasFailed ? firstStepUrl(workout) : null;
  const isDrawn = useDrawing(svg, {
    workout,
    step,
    prefix: 'step',
    freePlaces,
    isShownAlready: firstStep !== null && state.phase === 'idle',
    isMoving: isPictureMoving(state),
    momentNow() {
      const now = Date.now();
      drawnAt.current ??= now;
      const time = { now, drawnAt: drawnAt.current };
      return pictureMoment(workout.steps[step] ?? { intervals: null }, state, rules, time);
    },
  });
  return (
    <>
      {!isDrawn && (
        <WorkoutCover
          imageUrl={firstStep ?? workout.imageUrl}
          motif={workout.category}
          loading="eager"
          className="size-full"
          {...(firstStep && { look: FIRST_STEP_LOOK })}
          onFailed={() => setHasFailed(true)}
        />
      )}
      <svg
        ref={svg}
        role="img"
        aria-label={copy.picture(step + 1)}
        className={`absolute inset-0 size-full ${isDrawn ? '' : 'invisible'}`}
      />
    </>
  );
}
