/** An address in numbers: browsers keep passkeys for names alone. */
const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser has passkeys here: not on plain http, nor where an address stands for a name. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !NUMBERS.test(location.hostname);
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
