import { DISCREET_TITLE } from '../../../contract/preferences.ts';

/**
 * Site that passkeys belong to. Derived from APP_ORIGIN alone: the sender of a request controls its
 * Host header.
 */
export function relyingParty(appOrigin: string) {
  return { id: new URL(appOrigin).hostname, origin: appOrigin };
}

/** Name that a device may show beside the passkey in its lists. */
export function relyingPartyName({ isDiscreet }: { isDiscreet: boolean }): string {
  return isDiscreet ? DISCREET_TITLE : 'Sexercise';
}
