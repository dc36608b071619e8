import * as z from 'zod/mini';

/** An id in a request, turned to lower case as the database writes ids, since ids are compared as text. */
export function idInput(refusal: string) {
  return z.uuid(refusal).check(z.toLowerCase());
}
