import { playerCopy as copy } from './copy.ts';
import type { PlayerProps } from './player-props.ts';
import { StepCaution } from './StepCaution.tsx';
import { StepVersions, VersionWords } from './StepVersions.tsx';

/** Shows the step's caution, its instruction, its versions, and the next step. */
export function CurrentStep({ play }: { play: PlayerProps }) {
  const { instructions, steps } = play.workout;
  const { step } = play.state.place;
  const next = steps[step + 1]?.short;
  return (
    <div>
      <StepCaution caution={steps[step]?.caution ?? null} />
      <div aria-live="polite" className="text-[1.375rem] leading-snug">
        <p>{instructions[step]}</p>
        <VersionWords play={play} className="mt-2" />
      </div>
      <div className="mt-3 flex gap-2 empty:hidden">
        <StepVersions play={play} />
      </div>
      <p className="mt-4 border-t border-line pt-3 text-ink-soft">
        {next ? (
          <>
            <span className="font-semibold text-ink">{copy.next}: </span>
            {next}
          </>
        ) : (
          copy.last
        )}
      </p>
    </div>
  );
}
