import { mixed } from '../bodies/oklab.ts';
import { clamp, mix } from '../rig/geometry.ts';
import type { Light, Look, RoomLight } from './backdrop.ts';
import { type Tint, tinted, turned } from './tint.ts';

/** Shifts of a room's colors while its couple arrive, warm up, peak, come down and rest. */
const KEYS: readonly Tint[] = [
  [10, 0.9],
  [5, 1.05],
  [0, 1.2],
  [-4, 1],
  [-8, 0.85],
];

/** Colors that windows and skies turn to: the first when a workout begins, the last when it ends. */
const HOURS: Record<Light, { gold: string; violet: string }> = {
  day: { gold: '#ffc46b', violet: '#a987cf' },
  evening: { gold: '#e89a5e', violet: '#35256b' },
};
/** Share of that color at the very beginning and end. At half time a sky has its own colors. */
const MOST = 0.6;
/** Share of the effect at the end of a sky from which it does not come. Gold rises from below. */
const FAR_END = 0.45;

type Palette = Parameters<typeof tinted>[0];

/**
 * Colors a room as at a time of a workout: all but its sky by the key of that time, and its sky
 * from gold to violet, or at dawn from violet to gold.
 */
export function atTime<Colors extends Palette>(
  palette: Colors,
  sky: keyof Colors & string,
  { time, light, isDawn = false }: Pick<Look, 'time' | 'light'> & { isDawn?: boolean },
): Colors {
  if (time === undefined) return palette;
  const stops = palette[sky] as readonly string[];
  const hour = isDawn ? 1 - time : time;
  return { ...tinted(palette, keyAt(time), [sky]), [sky]: skyAt(stops, hour, light) };
}

/** Place of the sun on its way: -1 when a workout begins, 1 when it ends, 0 without a time. */
export function fromNoon(time = 0.5): number {
  return time * 2 - 1;
}

/** Shifts the light on the couple with the room. */
export function lightAtTime(light: RoomLight, time: number | undefined): RoomLight {
  if (time === undefined) return light;
  const key = keyAt(time);
  return { ...light, lit: turned(light.lit, key), shadow: turned(light.shadow, key) };
}

function keyAt(time: number): Tint {
  const place = clamp(time, 0, 1) * (KEYS.length - 1);
  const index = Math.min(Math.floor(place), KEYS.length - 2);
  const [from, to] = [KEYS[index] ?? [0, 1], KEYS[index + 1] ?? [0, 1]];
  return [mix(from[0], to[0], place - index), mix(from[1], to[1], place - index)];
}

function skyAt(stops: readonly string[], time: number, light: Light): string[] {
  const late = fromNoon(time);
  const hour = HOURS[light][late < 0 ? 'gold' : 'violet'];
  return stops.map((color, index) => {
    const height = 1 - index / Math.max(1, stops.length - 1);
    const reach = mix(FAR_END, 1, late < 0 ? 1 - height : height);
    return mixed(color, hour, Math.abs(late) * MOST * reach);
  });
}
