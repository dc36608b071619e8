import * as z from 'zod/mini';

export const Totals = z.object({
  pieces: z.int(),
  subtotalCents: z.int(),
  shippingCents: z.int(),
  totalCents: z.int(),
});
export type Totals = z.infer<typeof Totals>;
