import { playerCopy as copy } from './copy.ts';
import type { PlayerProps } from './player-props.ts';

type StepVersionsProps = { play: PlayerProps; className?: string };

const VERSIONS = ['easier', 'harder'] as const;

/** Offers the easier and the harder version of the step, for as long as this workout lasts. */
export function StepVersions({ play, className = '' }: StepVersionsProps) {
  const { workout, state } = play;
  const { step } = state.place;
  return VERSIONS.map((version) => {
    if (!workout.steps[step]?.[version]) return null;
    const isChosen = state.versions?.[step] === version;
    return (
      <button
        key={version}
        type="button"
        aria-pressed={isChosen}
        className={`step-button ${className}`}
        onClick={() => play.choose(isChosen ? null : version)}
      >
        {copy[version]}
      </button>
    );
  });
}

/** Shows the sentence of the chosen version beside the step's words. */
export function VersionWords({ play, className = '' }: StepVersionsProps) {
  const { workout, state } = play;
  const { step } = state.place;
  const version = state.versions?.[step];
  if (!version) return null;
  return (
    <p className={className}>
      <span className="font-semibold text-second">{copy[version]}: </span>
      {workout.steps[step]?.[version]}
    </p>
  );
}
