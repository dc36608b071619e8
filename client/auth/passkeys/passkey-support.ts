/** An address in numbers: browsers keep passkeys for names alone. */
const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser has passkeys here: not on plain http, nor where an address stands for a name. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !NUMBERS.test(location.hostname);
}

/** Whether the browser can suggest passkeys in a field; asked before anything is loaded for it. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  try {
    // Older browsers lack it, whatever the types say.
    return Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());
  } catch {
    return false;
  }
}

/** Whether the device itself can look who is there, by finger, face or PIN. */
export async function deviceKnowsItsOwner(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}
