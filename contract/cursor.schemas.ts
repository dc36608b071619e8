import * as z from 'zod/mini';
import type { Position } from './cursor.ts';
import { UUID_PATTERN } from './uuid.ts';

const MOMENT_PATTERN = String.raw`(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
const CURSOR = new RegExp(`^${MOMENT_PATTERN}~${UUID_PATTERN}$`);

/** Parses what `cursorAfter` writes. */
export function cursor(refusal: string) {
  return z.pipe(
    z.string().check(
      z.refine((text) => {
        const [moment = ''] = text.split('~');
        return CURSOR.test(text) && !Number.isNaN(Date.parse(moment));
      }, refusal),
    ),
    z.transform((text): Position => {
      const [createdAt = '', id = ''] = text.split('~');
      return { createdAt, id };
    }),
  );
}

/** Query parameter for the number of things to return. */
export function pageLimit(fallback: number, max: number, things: string) {
  const refusal = `Please ask for 1 to ${max} ${things}.`;
  return z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,3}$/, refusal)), String(fallback)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1, refusal), z.maximum(max, refusal))),
  );
}
