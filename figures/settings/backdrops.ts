import type { Setting } from '../../contract/setting.ts';
import type { Backdrop, Light } from './backdrop.ts';
import { bedroom } from './bedroom.ts';
import { cardio } from './cardio.ts';
import { cooldown } from './cooldown.ts';
import { morning } from './morning.ts';
import { strength } from './strength.ts';
import { stretch } from './stretch.ts';

const backdrops: Record<Setting, (prefix: string, light: Light) => Backdrop> = {
  stretch,
  strength,
  cardio,
  cooldown,
  bedroom,
  morning,
};

/** `prefix` keeps the gradients of several pictures on one page apart. */
export function backdropFor(setting: Setting, prefix: string, light: Light): Backdrop {
  return backdrops[setting](prefix, light);
}
