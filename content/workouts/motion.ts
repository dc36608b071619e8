import type { Mode, Tempo } from '../../contract/workouts/step-time.schemas.ts';
import type { CategoryId } from '../../contract/workouts/workouts.ts';
import type { StepSource } from './source.ts';
import { statedCount } from './stated-count.ts';

/**
 * Seconds from one key pose to the next, and of the pause at either end, for steps whose words give
 * no counts.
 */
const PACES: Record<CategoryId, { move: number; pause: number }> = {
  cardio: { move: 0.5, pause: 0.1 },
  strength: { move: 1.5, pause: 0.4 },
  // Move with the breath: out with one, back with the next.
  stretch: { move: 3.2, pause: 0.8 },
  cooldown: { move: 3.4, pause: 0.9 },
  bedroom: { move: 3.6, pause: 1.2 },
};

type Motion = { mode: Mode; tempo: Tempo | null };

/** Motion of a step: its own settings, or else those of its category. */
export function motionOf(category: CategoryId, step: StepSource): Motion {
  const { poses, tempo } = step;
  const mode = step.mode ?? (poses.length === 1 ? 'hold' : 'loop');
  if (mode === 'hold') return { mode, tempo: null };
  if (mode === 'switch') return { mode, tempo: tempo ?? null };
  return { mode, tempo: tempo ?? countedTempo(usualTempo(category, poses.length - 1), step) };
}

function usualTempo(category: CategoryId, moves: number): Tempo {
  const { move, pause } = PACES[category];
  return { out: move * moves, hold: pause, back: move * moves, rest: pause };
}

/** Largest factor by which a movement slows down; what more time a step has is rest. */
const SLOWEST = 1.6;

/**
 * Slows a movement down, and rests after it, until its step has time for as many as the words ask
 * for: people follow the picture.
 */
function countedTempo(tempo: Tempo, { reps, seconds, intervals }: StepSource): Tempo {
  const count = statedCount(reps);
  if (count === null) return tempo;
  const { out, hold, back, rest } = tempo;
  const usual = out + hold + back + rest;
  const each = (intervals ? intervals.workSeconds * intervals.rounds : seconds) / count;
  if (each <= usual) return tempo;
  const slower = Math.min(SLOWEST, each / usual);
  return {
    out: out * slower,
    hold: hold * slower,
    back: back * slower,
    rest: rest * slower + each - usual * slower,
  };
}
