import * as z from 'zod/mini';

/** Id in a request, converted to lower case as in the database, since ids are compared as text. */
export function idInput(refusal: string) {
  return z.uuid(refusal).check(z.toLowerCase());
}
