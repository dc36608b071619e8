/** Matches an IP address as host: browsers bind passkeys to names only. */
const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser has passkeys here: not on plain http, nor on an IP address. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !NUMBERS.test(location.hostname);
}

/** Whether the browser can suggest passkeys in a field. Checked before the library is loaded. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  try {
    // Older browsers lack this method, despite the types.
    return Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());
  } catch {
    return false;
  }
}

/** Whether the device itself can recognize its owner, by finger, face or PIN. */
export async function deviceKnowsItsOwner(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}
