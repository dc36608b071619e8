import * as z from 'zod/mini';
import { named } from '../endpoint.schemas.ts';

export const Totals = z.object({
  pieces: z.int(),
  subtotalCents: z.int(),
  shippingCents: z.int(),
  totalCents: z.int(),
});
export type Totals = z.infer<typeof Totals>;

named({ Totals });
