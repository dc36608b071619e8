import { placeAt } from '../../../contract/training/player-state.ts';
import { clockText } from './clock-text.ts';
import { handsFreeCopy as copy } from './copy.ts';
import { intervalAt } from './intervals.ts';
import type { PlayerProps } from './player-props.ts';
import { useTicking } from './use-ticking.ts';

type StepTimingProps = {
  play: Pick<PlayerProps, 'workout' | 'state' | 'rules'>;
  className: string;
};

/** Shows in one line the work or rest of a step with intervals, and the current side. */
export function StepTiming({ play, className }: StepTimingProps) {
  const text = useTimingText(play);
  return text === '' ? null : <p className={className}>{text}</p>;
}

/** Shows the current side, large enough to be read from across a room. */
export function SideLabel({ play, className }: StepTimingProps) {
  const side = useSide(play);
  return side === '' ? null : <p className={className}>{side}</p>;
}

function useTimingText(play: StepTimingProps['play']): string {
  const { workout, state, rules } = play;
  const intervals = workout.steps[state.place.step]?.intervals;
  const side = useSide(play);
  return useTicking(state, (now) => {
    const place = placeAt(state, now);
    const interval = intervals && intervalAt(intervals, place, rules.lengthMs(place));
    if (!interval) return side;
    const { kind, leftMs, round, rounds } = interval;
    const time = `${copy[kind]} ${clockText(Math.ceil(leftMs / 1000))}`;
    const words = rounds > 1 ? `${time}, ${copy.shortRound(round, rounds)}` : time;
    return side === '' ? words : `${side}: ${words}`;
  });
}

function useSide({ workout, state, rules }: StepTimingProps['play']): string {
  const sides = workout.steps[state.place.step]?.sides;
  return useTicking(state, (now) => {
    if (!sides) return '';
    const place = placeAt(state, now);
    return place.stepMs < rules.lengthMs(place) / 2 ? sides.first : sides.second;
  });
}
