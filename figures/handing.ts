import type { PairPose, Prop } from '../contract/figures.ts';
import { distance } from './geometry.ts';
import { type SolvedPair, solvedPoint } from './solve.ts';

type Held = Extract<Prop, { held: unknown }>;

/** What lies, stands and is held between two key poses. A ball changes hands where the hands meet. */
export function poseBetween(from: SolvedPair, to: SolvedPair, t: number): PairPose {
  const nearer = t < 0.5 ? from.pose : to.pose;
  const props = nearer.props?.map((prop, index) => {
    const [before, after] = [ballIn(from.pose, index), ballIn(to.pose, index)];
    if (!before || !after || before.held.join() === after.held.join()) return prop;
    return gapOf(from, before, after) < gapOf(to, before, after) ? after : before;
  });
  return props ? { ...nearer, props } : nearer;
}

function ballIn({ props }: PairPose, index: number): Held | undefined {
  const prop = props?.[index];
  return prop?.kind === 'ball' ? prop : undefined;
}

/** How far the hands of both holders are from each other. */
function gapOf(pair: SolvedPair, before: Held, after: Held): number {
  const hand = ({ held: [who, part] }: Held) => solvedPoint(pair[who], part);
  return distance(hand(before), hand(after));
}
