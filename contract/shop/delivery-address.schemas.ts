import * as z from 'zod/mini';
import { named } from '../endpoint.schemas.ts';
import {
  type CountryCode,
  DELIVERY_COUNTRIES,
  type Field,
  fieldProblem,
  messages,
} from './delivery-address.ts';

function required(field: Field) {
  return z.string({ error: messages[field] }).check(
    z.trim(),
    z.check<string>((ctx) => {
      const problem = fieldProblem(field, ctx.value);
      if (problem) ctx.issues.push({ code: 'custom', message: problem, input: ctx.value });
    }),
  );
}

/** Optional text; empty text or spaces become null. */
function optional(field: Field) {
  return z._default(
    z.pipe(
      z.nullable(required(field)),
      z.transform((text) => text || null),
    ),
    null,
  );
}

export const NewAddress = z.object({
  name: required('name'),
  line1: required('line1'),
  line2: optional('line2'),
  city: required('city'),
  region: optional('region'),
  postalCode: required('postalCode'),
  country: z.enum(Object.keys(DELIVERY_COUNTRIES) as CountryCode[], { error: messages.country }),
});

/** Address in an answer. */
export const DeliveryAddress = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.nullable(z.string()),
  city: z.string(),
  region: z.nullable(z.string()),
  postalCode: z.string(),
  country: z.string(),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

named({ DeliveryAddress });
