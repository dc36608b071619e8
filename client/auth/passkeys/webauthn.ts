import {
  type PasskeyAssertion,
  type PasskeyCredential,
  type Proof,
  passkeyAssertionOptions,
  passkeyRegistrationOptions,
  passkeySignInOptions,
} from '../../../contract/auth/passkeys.ts';
import { call } from '../../lib/api.ts';
import { canSuggestPasskeys } from './passkey-support.ts';

/** Loads the library when first needed: most pages never use a passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Thrown when the device already has one of this account's passkeys. */
export class PasskeyOnDevice extends Error {}

/** Error names in browsers for a prompt that was closed, or timed out. */
const TURNED_AWAY = ['NotAllowedError', 'AbortError'];

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** Waits for the device's answer; null if the prompt was dismissed. */
async function answered<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (TURNED_AWAY.includes(nameOf(error))) return null;
    throw error;
  }
}

/**
 * Proves with a passkey that the signed-in member is present. The result goes into a call that
 * takes a proof; null if the member dismissed the prompt.
 */
export async function assertPasskey(): Promise<PasskeyAssertion | null> {
  const [optionsJSON, library] = await Promise.all([call(passkeyAssertionOptions), webAuthn()]);
  return answered(library.startAuthentication({ optionsJSON }));
}

/** Lets a visitor choose a passkey to sign in with; null if the visitor dismissed the prompt. */
export async function choosePasskey(): Promise<PasskeyAssertion | null> {
  const [optionsJSON, library] = await Promise.all([call(passkeySignInOptions), webAuthn()]);
  return answered(library.startAuthentication({ optionsJSON }));
}

/** Creates a passkey on the device; null if the member dismissed the prompt. */
export async function makePasskey(proof: Proof): Promise<PasskeyCredential | null> {
  const [optionsJSON, library] = await Promise.all([
    call(passkeyRegistrationOptions, { body: proof }),
    webAuthn(),
  ]);
  try {
    return await answered(library.startRegistration({ optionsJSON }));
  } catch (error) {
    throw nameOf(error) === 'InvalidStateError' ? new PasskeyOnDevice() : error;
  }
}

/** Shorter than the life of a challenge: an expired one would refuse a visitor who chooses late. */
const RENEWAL_MS = 4 * 60_000;

/**
 * Lets the browser suggest passkeys where it fills in the address, until another prompt takes over.
 * Returns a function that stops.
 */
export function suggestPasskeys(onChosen: (assertion: PasskeyAssertion) => void): () => void {
  let isStopped = false;
  let cancel = () => {};
  async function suggest() {
    if (!(await canSuggestPasskeys())) return;
    const library = await webAuthn();
    while (!isStopped) {
      await untilVisible();
      const optionsJSON = await call(passkeySignInOptions);
      if (isStopped) return;
      let isRenewal = false;
      cancel = () => library.WebAuthnAbortService.cancelCeremony();
      const timer = setTimeout(() => {
        isRenewal = true;
        cancel();
      }, RENEWAL_MS);
      const asking = library.startAuthentication({ optionsJSON, useBrowserAutofill: true });
      const assertion = await answered(asking).finally(() => clearTimeout(timer));
      if (assertion && !isStopped) onChosen(assertion);
      if (!isRenewal) return;
    }
  }
  // Ignore failures: no visitor pressed for suggestions, and the form works without them.
  suggest().catch(() => {});
  return () => {
    isStopped = true;
    cancel();
  };
}

function untilVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
