import type { Mode, Tempo } from '../../contract/workouts/step-time.schemas.ts';
import type { CategoryId } from '../../contract/workouts/workouts.ts';
import type { StepSource } from './source.ts';

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
  return { mode, tempo: tempo ?? usualTempo(category, poses.length - 1) };
}

function usualTempo(category: CategoryId, moves: number): Tempo {
  const { move, pause } = PACES[category];
  return { out: move * moves, hold: pause, back: move * moves, rest: pause };
}
