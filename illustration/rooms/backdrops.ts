import type { Setting } from '../../contract/workouts/setting.schemas.ts';
import type { Mood } from '../bodies/face-shapes.ts';
import { CANVAS } from '../rig/camera.ts';
import type { Vec } from '../rig/geometry.ts';
import { arranged } from './arrange.ts';
import type { Backdrop, Circle, Light, Look, Room, RoomLight } from './backdrop.ts';
import { bedroom } from './bedroom.ts';
import { cardio } from './cardio.ts';
import { cooldown } from './cooldown.ts';
import { mats } from './mats.ts';
import { morning } from './morning.ts';
import { roomLights } from './room-light.ts';
import { strength } from './strength.ts';
import { stretch } from './stretch.ts';

const rooms: Record<Setting, (prefix: string, look: Look) => Room> = {
  stretch,
  strength,
  cardio,
  cooldown,
  bedroom,
  morning,
};

/**
 * Places of the couple on the canvas, through all pictures of a step, and of the walls against
 * which they lean.
 */
export type Occupied = {
  heads: readonly Circle[];
  limbs: readonly Vec[];
  hands: readonly Vec[];
  /** Ends of walls against which a figure leans. */
  wallEdges: readonly Vec[];
};

type BackdropOptions = {
  light: Light;
  /** Workout's id, from which the look of the room follows. */
  seed: number;
  occupied: Occupied;
  /** Prefix that keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

export function backdropFor(setting: Setting, options: BackdropOptions): Backdrop {
  const { light, seed, occupied, prefix } = options;
  const look = { light, tint: TINTS[seed % 3] ?? 0, arrangement: seed % 2 === 0 ? 0 : 1 } as const;
  const isMirrored = Math.floor(seed / 2) % 2 === 1;
  const { shapes, decor, ...room } = rooms[setting](prefix, look);
  const flip = <Place extends Vec>(place: Place): Place =>
    isMirrored ? { ...place, x: CANVAS.width - place.x } : place;
  const placed = arranged(decor, {
    heads: occupied.heads.map(flip),
    limbs: occupied.limbs.map(flip),
    hands: occupied.hands.map(flip),
    wallEdges: occupied.wallEdges.map(flip),
  });
  return {
    ...room,
    mat: mats[setting][light],
    light: roomLightFor(setting, light, isMirrored),
    mood: MOODS[setting],
    decor: placed.flatMap(
      ({ circles, isFlame = false, isInSky = false, keepsFromHands = false, shapes: drawn }) => {
        const keys = drawn.map(({ key }) => key);
        return circles.map((circle) => ({
          ...flip(circle),
          isFlame,
          isInSky,
          keepsFromHands,
          keys,
        }));
      },
    ),
    shapes: [...shapes, ...placed.flatMap((piece) => piece.shapes)],
    ...(isMirrored && { transform: `matrix(-1 0 0 1 ${CANVAS.width} 0)` }),
  };
}

const TINTS = [0, 1, 2] as const;

/** Expression of faces per setting. */
const MOODS: Record<Setting, Mood> = {
  stretch: 'calm',
  strength: 'effort',
  cardio: 'effort',
  cooldown: 'calm',
  bedroom: 'tender',
  morning: 'tender',
};

function roomLightFor(setting: Setting, light: Light, isMirrored: boolean): RoomLight {
  const own = roomLights[setting][light];
  const [right, down] = own.toward;
  return isMirrored ? { ...own, toward: [-right, down] } : own;
}
