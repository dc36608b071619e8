import type { PairPose, Prop } from '../../contract/workouts/poses.ts';
import { distance } from './geometry.ts';
import { type SolvedPair, solvedPoint } from './solve.ts';

type Held = Extract<Prop, { held: unknown }>;

/** Distance within which two hands can both be on one ball. */
const REACH = 34;

/**
 * True if a ball is within both partners' hands at both ends of a movement. Then one of them takes
 * the ball out and the other brings it back.
 */
export function isHandedBothWays(keys: readonly SolvedPair[]): boolean {
  const ends = [keys[0], keys[keys.length - 1]];
  return (
    keys.length > 1 &&
    ends.every((pair) => {
      const ball = pair?.pose.props?.find(({ kind }) => kind === 'ball');
      return pair && ball && 'held' in ball && gapOf(pair, ball, handed(ball)) < REACH;
    })
  );
}

/** Returns the same picture with the ball in the partner's hand. */
export function ballHandoff(pair: SolvedPair): SolvedPair {
  const props = pair.pose.props?.map((prop) =>
    prop.kind === 'ball' && 'held' in prop ? handed(prop) : prop,
  );
  return props ? { ...pair, pose: { ...pair.pose, props } } : pair;
}

function handed(ball: Held): Held {
  const [who, part] = ball.held;
  return { ...ball, held: [who === 'a' ? 'b' : 'a', part] };
}

/** Places the props between two key poses. A ball changes hands where the hands meet. */
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

/** Measures the distance between the hands of both holders. */
function gapOf(pair: SolvedPair, before: Held, after: Held): number {
  const hand = ({ held: [who, part] }: Held) => solvedPoint(pair[who], part);
  return distance(hand(before), hand(after));
}
