import type { Setting } from '../../contract/workouts/setting.schemas.ts';
import type { Light } from './backdrop.ts';

type MatColors = { base: string; shade: string };

/**
 * Colors of mats per room. Clothes are chosen so that legs stand out on them, by day and in the
 * evening.
 */
export const mats: Record<Setting, Record<Light, MatColors>> = {
  stretch: {
    day: { base: '#f08d6e', shade: '#d9714f' },
    evening: { base: '#b8604f', shade: '#954a3e' },
  },
  strength: {
    day: { base: '#4fa3a0', shade: '#36817f' },
    evening: { base: '#3b7f80', shade: '#2a6264' },
  },
  cardio: {
    day: { base: '#f2a65a', shade: '#d98a3f' },
    evening: { base: '#b87440', shade: '#96592f' },
  },
  cooldown: {
    day: { base: '#b99ac2', shade: '#9c7ca6' },
    evening: { base: '#9079a0', shade: '#745f86' },
  },
  bedroom: {
    day: { base: '#8c2f45', shade: '#6e2034' },
    evening: { base: '#8c2f45', shade: '#6e2034' },
  },
  morning: {
    day: { base: '#c98a93', shade: '#a96b78' },
    evening: { base: '#c98a93', shade: '#a96b78' },
  },
};

/** Colors of a sheet and a blanket, the same in every room. */
export const MATTRESS_COLOR = '#f6e4d4';
export const BLANKET: MatColors = { base: '#e9b49a', shade: '#cf9278' };
