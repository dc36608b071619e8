import * as z from 'zod/mini';

/** Work and rest in turn for as long as a step takes; after the last round's work there may be no rest. */
export const Intervals = z.object({
  workSeconds: z.int(),
  restSeconds: z.int(),
  rounds: z.int(),
});
export type Intervals = z.infer<typeof Intervals>;

/** What the two halves of a step's time are called, such as “Left leg” and “Right leg”. */
export const Sides = z.object({ first: z.string(), second: z.string() });
export type Sides = z.infer<typeof Sides>;

/**
 * How a step's key poses follow each other. `loop` goes through them and back, over and over;
 * `switch` shows the first side until half time and then the second; `hold` only breathes.
 */
export const Mode = z.enum(['loop', 'switch', 'hold']);
export type Mode = z.infer<typeof Mode>;

/** In seconds: from the first key pose to the last, a pause there, back again, a pause at the first. */
export const Tempo = z.object({
  out: z.number(),
  hold: z.number(),
  back: z.number(),
  rest: z.number(),
});
export type Tempo = z.infer<typeof Tempo>;
