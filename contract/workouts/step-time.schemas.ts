import * as z from 'zod/mini';
import { named } from '../endpoint.schemas.ts';

/**
 * Work and rest in turn for as long as a step takes; the last round may have no rest after its
 * work.
 */
export const Intervals = z.object({
  workSeconds: z.int(),
  restSeconds: z.int(),
  rounds: z.int(),
});
export type Intervals = z.infer<typeof Intervals>;

/** Names of the two halves of a step's time, such as “Left leg” and “Right leg”. */
export const Sides = z.object({ first: z.string(), second: z.string() });
export type Sides = z.infer<typeof Sides>;

/**
 * Order of a step's key poses. `loop` goes through them and back, over and over; `switch` shows the
 * first side until half time and then the second; `hold` only breathes.
 */
export const Mode = z.enum(['loop', 'switch', 'hold']);
export type Mode = z.infer<typeof Mode>;

/**
 * Seconds from the first key pose to the last, of the pause there, of the way back, and of the
 * pause at the first.
 */
export const Tempo = z.object({
  out: z.number(),
  hold: z.number(),
  back: z.number(),
  rest: z.number(),
});
export type Tempo = z.infer<typeof Tempo>;

named({ Intervals, Sides, Mode, Tempo });
