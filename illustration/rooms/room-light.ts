import type { Setting } from '../../contract/workouts/setting.schemas.ts';
import type { Light, RoomLight } from './backdrop.ts';

const sun = { lit: '#fff0bf', litShare: 0.2, shadow: '#8a3f6e', shadowShare: 0.15, rim: 0.75 };
// Keep the shadow warm: a blue one turns pale skin gray.
const lamp = { lit: '#ffc27a', litShare: 0.24, shadow: '#4a1236', shadowShare: 0.28, rim: 0.7 };

/** Light per room: sun through its window, a lamp on the right at dusk, candles low on the left. */
export const roomLights: Record<Setting, Record<Light, RoomLight>> = {
  stretch: { day: { ...sun, toward: [-0.8, -0.6] }, evening: { ...lamp, toward: [0.9, -0.4] } },
  strength: { day: { ...sun, toward: [0.7, -0.7] }, evening: { ...lamp, toward: [0.9, -0.3] } },
  cardio: {
    day: { ...sun, toward: [0.7, -0.7], lit: '#fff7bd', shadow: '#3c5a86' },
    // Use a cool light, because the park is lit by the moon.
    evening: { ...lamp, toward: [0.6, -0.8], lit: '#cfd8ff', litShare: 0.16, shadow: '#182450' },
  },
  cooldown: {
    day: { ...sun, toward: [0.95, -0.2], lit: '#ffd79a', litShare: 0.26, shadow: '#56397e' },
    evening: { ...lamp, toward: [0.95, -0.2] },
  },
  bedroom: { day: candles(), evening: candles() },
  morning: {
    day: { ...sun, toward: [-0.6, -0.8], shadow: '#a0507c' },
    evening: { ...lamp, toward: [-0.8, -0.4] },
  },
};

/**
 * Lights with candles. Keep the gold low: more would turn blue cloth gray, and the words name the
 * two by their colors.
 */
function candles(): RoomLight {
  return {
    toward: [-0.8, 0.6],
    lit: '#ffb54d',
    litShare: 0.14,
    shadow: '#21103c',
    shadowShare: 0.16,
    rim: 0.85,
  };
}
