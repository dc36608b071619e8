const FRESH_MS = 10 * 60_000;

/** True shortly after signing in: the member has just proved who they are. */
export function isFreshLogin({ signedInAt }: { signedInAt: Date }, now: Date): boolean {
  const age = now.getTime() - signedInAt.getTime();
  return age >= 0 && age < FRESH_MS;
}
