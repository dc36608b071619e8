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

/** Loaded when it is first needed: most pages never ask for a passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** The device has one of this account's passkeys already. */
export class PasskeyOnDevice extends Error {}

/** What browsers call it when someone closes the prompt, or takes too long. */
const TURNED_AWAY = ['NotAllowedError', 'AbortError'];

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** What the device answers; null when the person turned it away. */
async function answered<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (TURNED_AWAY.includes(nameOf(error))) return null;
    throw error;
  }
}

/**
 * Asks the signed-in member to prove with a passkey that it is them. The answer goes to a call that
 * takes a proof; null when they turned it away.
 */
export async function assertPasskey(): Promise<PasskeyAssertion | null> {
  const [optionsJSON, library] = await Promise.all([call(passkeyAssertionOptions), webAuthn()]);
  return answered(library.startAuthentication({ optionsJSON }));
}

/** Lets a visitor choose a passkey to sign in with; null when they turned it away. */
export async function choosePasskey(): Promise<PasskeyAssertion | null> {
  const [optionsJSON, library] = await Promise.all([call(passkeySignInOptions), webAuthn()]);
  return answered(library.startAuthentication({ optionsJSON }));
}

/** Has the device make a passkey; null when the person turned it away. */
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

/** Shorter than a challenge lasts: one that is over would refuse whoever chooses late. */
const RENEWAL_MS = 4 * 60_000;

/**
 * Has the browser suggest passkeys where it fills in the address, for as long as nothing else is asked
 * of it. Returns how to stop.
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
  // Nobody asked for it: the form is there all the same.
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
