import type { PlayerState } from '../../../contract/training/player-state.ts';
import type { Dispatch } from '../player/use-player.ts';
import { signalCopy as copy } from './copy.ts';
import { type SignalPresses, useHold, useSignalKeys } from './use-signal-inputs.ts';

type SignalBarProps = { state: PlayerState; dispatch: Dispatch };

/** Offers green, yellow and red. Words and places tell the signals apart as well as colors. */
export function SignalBar({ state, dispatch }: SignalBarProps) {
  const { isSlow } = state;
  const presses: SignalPresses = {
    green: () => dispatch({ type: 'paced', isSlow: false }),
    yellow: () => dispatch({ type: 'paced', isSlow: true }),
    red: () => dispatch({ type: 'stopped' }),
  };
  useSignalKeys(presses);
  const isHolding = useHold(presses.red);
  return (
    <fieldset className="signals">
      <legend className="sr-only">{copy.signals}</legend>
      <Signal name="green" shortcut="G" isOn={!isSlow} onPress={presses.green} />
      <Signal name="yellow" shortcut="Y" isOn={isSlow} onPress={presses.yellow} />
      <Signal name="red" shortcut="R" onPress={presses.red} />
      {isHolding && (
        <p role="status" className="signal-hold">
          {copy.holding}
        </p>
      )}
    </fieldset>
  );
}

type SignalProps = {
  name: keyof SignalPresses;
  shortcut: string;
  /** True for the current pace; red is not a pace. */
  isOn?: boolean;
  onPress: () => void;
};

function Signal({ name, shortcut, isOn, onPress }: SignalProps) {
  return (
    <button
      type="button"
      className="signal"
      data-signal={name}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      title={name === 'red' ? copy.ways : undefined}
      onClick={onPress}
    >
      <span aria-hidden="true" className="signal-dot" />
      {copy[name]}
      <span aria-hidden="true" className="signal-key">
        {shortcut}
      </span>
    </button>
  );
}
