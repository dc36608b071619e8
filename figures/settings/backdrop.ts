import type { Setting } from '../../contract/figures.ts';
import type { Shape } from '../shape.ts';
import type { Gradient } from '../svg.ts';
import { bedroom } from './bedroom.ts';
import { cardio } from './cardio.ts';
import { cooldown } from './cooldown.ts';
import { morning } from './morning.ts';
import { strength } from './strength.ts';
import { stretch } from './stretch.ts';

/** A room: what stands behind the figures, and the colours that props and shadows take there. */
export type Backdrop = {
  gradients: readonly Gradient[];
  shapes: readonly Shape[];
  shadow: string;
  mat: { base: string; shade: string };
};

const backdrops: Record<Setting, (prefix: string) => Backdrop> = {
  stretch,
  strength,
  cardio,
  cooldown,
  bedroom,
  morning,
};

/** `prefix` keeps the gradients of several pictures on one page apart. */
export function backdropFor(setting: Setting, prefix: string): Backdrop {
  return backdrops[setting](prefix);
}
