const FRESH_MS = 10 * 60_000;

/** Whoever signed in a moment ago has just shown who they are, and need not do so again. */
export function isFreshLogin({ signedInAt }: { signedInAt: Date }, now: Date): boolean {
  const age = now.getTime() - signedInAt.getTime();
  return age >= 0 && age < FRESH_MS;
}
