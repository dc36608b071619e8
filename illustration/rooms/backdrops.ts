import type { Setting, Thing } from '../../contract/workouts/setting.schemas.ts';
import type { Mood } from '../bodies/face-shapes.ts';
import { CANVAS } from '../rig/camera.ts';
import type { Vec } from '../rig/geometry.ts';
import { arranged, type Occupied } from './arrange.ts';
import type { Backdrop, Light, Look, Room, RoomLight } from './backdrop.ts';
import { bedroom } from './bedroom.ts';
import { cardio } from './cardio.ts';
import { lightAtTime } from './color-script.ts';
import { cooldown } from './cooldown.ts';
import { mats } from './mats.ts';
import { morning } from './morning.ts';
import { roomLights } from './room-light.ts';
import { strength } from './strength.ts';
import { stretch } from './stretch.ts';
import { thingIn } from './things.ts';

const rooms: Record<Setting, (prefix: string, look: Look) => Room> = {
  stretch,
  strength,
  cardio,
  cooldown,
  bedroom,
  morning,
};

type BackdropOptions = {
  thing?: Thing | undefined;
  light: Light;
  /** Workout's id, from which the look of the room follows. */
  seed: number;
  /** Places of the couple in every step of the workout, or in the only picture. */
  occupied: readonly Occupied[];
  /** Index of the step. Without one, time has no effect on the room. */
  step: number | undefined;
  /** Prefix that keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

export function backdropFor(setting: Setting, options: BackdropOptions): Backdrop {
  const { thing, light, seed, occupied, step, prefix } = options;
  const time = step === undefined ? undefined : step / Math.max(1, occupied.length - 1);
  const arrangement = seed % 2 === 0 ? 0 : 1;
  const look: Look = { light, tint: TINTS[seed % 3] ?? 0, arrangement, time };
  const isMirrored = Math.floor(seed / 2) % 2 === 1;
  const { shapes, decor, ...room } = rooms[setting](prefix, look);
  const acrossFrom = (x: number) => (isMirrored ? CANVAS.width - x : x);
  const flip = <Place extends Vec>(place: Place): Place => ({ ...place, x: acrossFrom(place.x) });
  const flipSpan = ([from, to]: readonly [number, number]) =>
    [acrossFrom(from), acrossFrom(to)] as const;
  const inRoom = occupied.map(({ heads, limbs, hands, walls, chairs }) => ({
    heads: heads.map(flip),
    limbs: limbs.map(flip),
    hands: hands.map(flip),
    walls: walls.map(flipSpan),
    chairs: chairs.map(flipSpan),
  }));
  const isNight = setting === 'bedroom' || light === 'evening';
  // Keep the thing clear of chairs too, which would stand in front of it.
  const besideChairs = inRoom.map((places) => ({
    ...places,
    walls: [...places.walls, ...places.chairs],
  }));
  const own = thing
    ? arranged([thingIn(thing, isNight ? 'evening' : 'day')], besideChairs, step)
    : [];
  const kept = own.flatMap(({ circles }) => circles);
  const around = inRoom.map((places) => ({ ...places, heads: [...places.heads, ...kept] }));
  const placed = [...arranged(decor, around, step), ...own];
  const drawnBehind = (key: string | undefined) =>
    placed.filter(({ behind }) => behind === key).flatMap((piece) => piece.shapes);
  return {
    ...room,
    mat: mats[setting][light],
    light: lightAtTime(roomLightFor(setting, light, isMirrored), time),
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
    shapes: [
      ...shapes.flatMap((shape) => [...drawnBehind(shape.key), shape]),
      ...drawnBehind(undefined),
    ],
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
