import * as z from 'zod/mini';

/** Where something stands in a list by time. */
type Place = { createdAt: string; id: string };

/** Where a page ends and the next one begins; what is added or deleted meanwhile moves nothing. */
export function cursorAfter({ createdAt, id }: Place): string {
  return `${createdAt}~${id}`;
}

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Reads what `cursorAfter` writes, and refuses everything else in the list's own words. */
export function cursor(refusal: string) {
  return z.pipe(
    z.string().check(
      z.refine((text) => {
        const [, createdAt = ''] = CURSOR.exec(text) ?? [];
        return !Number.isNaN(Date.parse(createdAt));
      }, refusal),
    ),
    z.transform((text): Place => {
      const [, createdAt = '', id = ''] = CURSOR.exec(text) ?? [];
      return { createdAt, id };
    }),
  );
}

/** How many to answer with, as an address says it. */
export function pageLimit(usual: number, max: number, refusal: string) {
  return z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,3}$/, refusal)), String(usual)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1, refusal), z.maximum(max, refusal))),
  );
}
