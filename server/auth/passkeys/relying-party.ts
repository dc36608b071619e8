import { DISCREET_TITLE } from '../../../contract/preferences.ts';

/**
 * Whom passkeys are made for and asked by. APP_ORIGIN alone says so: what a request names as its host
 * is whatever its sender wrote.
 */
export function relyingParty(appOrigin: string) {
  return { id: new URL(appOrigin).hostname, origin: appOrigin };
}

/** What a device may show beside the passkey, wherever it lists them. */
export function relyingPartyName({ isDiscreet }: { isDiscreet: boolean }): string {
  return isDiscreet ? DISCREET_TITLE : 'Sexercise';
}
