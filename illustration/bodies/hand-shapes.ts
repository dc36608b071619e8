import type { FigurePose } from '../../contract/workouts/poses.ts';
import { nearestTurn } from '../rig/geometry.ts';
import type { SolvedLimb } from '../rig/limb.ts';
import { type LimbName, placePart, whichOf } from '../rig/parts.ts';
import { limbPose } from '../rig/placement.ts';

type HandName = 'open' | 'flat' | 'cupped' | 'curled' | 'grip' | 'palm' | 'floor' | 'fist';

/**
 * Hands drawn from the wrist along +x, thumb up, for a figure that faces right, with the lines on
 * them.
 */
export const hands: Record<HandName, { shape: string; lines: string }> = {
  /** Hand in the air, with four fingers. */
  open: {
    shape:
      'M-3-5.6C1-6 3.4-7 5.4-8.4C8-10.6 11.4-11.4 12.8-10.2C13.8-9 11.8-6.8 10.2-5C14.4-5.6 19.2-5.6 21.2-4.6C22.6-3.8 22.5-2.5 21.2-2.1' +
      'C23.4-1.9 24.3-.6 23.8.4C23.4 1.2 22.4 1.3 21.8 1.3C22.7 1.9 22.5 3.2 21.4 3.5C20.6 3.8 19.8 3.7 19.2 3.7C19.5 4.6 18.6 5.3 17.4 5.4C12 6.4 4 6.2-3 5.6Z',
    lines:
      'M7.4-3.8C8.6-3.8 9.6-4.2 10.2-5M21.2-2.1C18-2.3 15.6-2.3 13.4-1.8M21.8 1.3C18.6.9 16 .9 13.6 1.2M19.2 3.7C17 3.5 15 3.4 13.2 3.6',
  },
  /** Hand on a body: fingers together, the thumb beside them. */
  flat: {
    shape:
      'M-3-5.4C2-6 7-7 10.6-6.8C16-6.4 21.6-4.6 22.4-1.6C23 1 20 3.6 15.6 4.8C10.6 6 2 6-3 5.6Z',
    lines:
      'M3-2C6-3.4 9.6-3.8 12.4-2.2M15.4-1.2C17.6-1.4 19.6-1.2 21.4-.8M14.6 1.8C16.8 2 18.6 1.8 20.2 1.4',
  },
  /** Hand that holds something round: a nape, a cheek, a foot. */
  cupped: {
    shape:
      'M-3-5.4C1-6.2 3.6-7.8 6.4-9.2C8.6-10.2 10.6-9.4 10-7.6C15.4-7.4 20.6-4.2 22 .6C22.8 4 20.4 5.8 18.2 3.8C15.6 1.6 12.6 1.4 9.6 2.8C6 4.6 1 6-3 5.6Z',
    lines: 'M6.4-3.6C7.8-4.4 9.2-5.6 10-7.6M14.4-4C17-2.8 19-.8 20 1.8M12.4-1C15-.8 17 .2 18.6 1.8',
  },
  /** Hand that rests with the fingers bent over an edge: a knee, a shoulder. */
  curled: {
    shape:
      'M-3-5.6C1-6.2 4-7.4 7-7.6C12.6-8 17.6-6 18.6-1.6C19.4 2.6 19 7.6 16.8 9.6C14.6 10.8 12.8 9 13 6.6C13 4.8 11.8 4 9.6 4.4C5.6 5.2 1 6-3 5.6Z',
    lines:
      'M9-3.4C12-4.4 15.4-3 16 .4M8.6-.4C11.4-1 13.6.2 14.2 3.2M14.6 8.6C15.6 8.4 16.4 7.6 16.8 6.6',
  },
  /** Hand around another hand, with the fingers curled over. */
  grip: {
    shape:
      'M-3-5.6C2-6.4 5.4-7.8 9-7.8C13.8-7.8 17.2-5 17.6-1C17.9 3.4 14.8 6.8 9.8 6.9C4.4 7 1 6.2-3 5.6Z',
    lines:
      'M8.4-3.4C11-4.6 14-4.4 16-3M8.8-.2C11.6-1.2 14.8-1 17.2.2M9 3.2C11.2 2.4 14 2.6 16.2 3.6',
  },
  /** Hand against another palm or a wall, seen from its edge. */
  palm: {
    shape:
      'M-3-5.2C2-5.4 7-5 11-4.2C15-3.6 21.6-3.2 23.4-1.4C24.4.2 23 1.8 20 2.2C13 3.2 4 5.4-3 5.2Z',
    lines: 'M3-2.2C6.4-4.2 9.6-4.4 12-2.6M14.6-.4C17.4-.6 20-.4 22.2-.2',
  },
  /** Hand flat on the floor, bearing weight on its heel. */
  floor: {
    shape:
      'M3.4-6.2C5-5.6 6.6-4.6 8.6-3.2C12-1.2 17.6 .2 21.8 2.2C23.8 3.4 22.8 5.2 19.4 5.2C12 5.2 4 5.4-3.4 4.8C-6 3.6-6-.6-5-5Z',
    lines: 'M11.4 1.2L12.2 4.4M14.8 1.8L15.6 4.6M18 2.4L18.6 4.6',
  },
  fist: {
    shape:
      'M-3-5.6C2-6.4 5-7.6 8.4-8C13-8.6 17-6 17.4-1.4C17.6 3.4 14.6 6.8 9.6 6.8C4 6.8 1 6.2-3 5.6Z',
    lines: 'M5.6-1.4C8.6.8 12.6 1 15-1M12.6-5.8C14.4-5 15.6-3.6 16-2',
  },
};

/** Angle above which hands that meet press palm to palm. Lower hands hold each other. */
const RAISED_DEGREES = 50;

const ROUND = ['neck', 'face', 'forehead', 'foot', 'ankle'];
const EDGES = ['knee', 'shoulder'];

/** Chooses the hand that fits what its arm reaches for. */
export function handFor(pose: FigurePose, name: LimbName, limb: SolvedLimb): HandName {
  if (pose.hands === 'fist') return 'fist';
  const reach = limbPose(pose, name);
  if (Array.isArray(reach) || !('to' in reach)) return 'open';
  const { to } = reach;
  if ('floor' in to) return 'floor';
  if ('at' in to) return 'palm';
  const part = placePart('own' in to ? to.own : to.partner, whichOf(name));
  if (ROUND.includes(part.part)) return 'cupped';
  if (EDGES.includes(part.part)) return 'curled';
  if (part.part !== 'hand') return 'flat';
  const fromUp = Math.abs(nearestTurn(limb.endAngle - 180, 0));
  return fromUp < RAISED_DEGREES ? 'palm' : 'grip';
}
