import { tryStorage } from '../lib/web-storage.ts';

/** Identifies this page as an end of the couple's video. Each page load gets a new id. */
export const endId: string = crypto.randomUUID();

const SAVED_END = 'video-end';
const SAVED_WISH = 'video-wish';
const SAVED_OFF = 'video-off';
/**
 * Forgets a wish after this time. A reload takes a second or two; the member has forgotten an older
 * wish.
 */
const WISH_LASTS_MS = 20_000;

/** Stores the end's id, so that the same tab continues its video after a reload. */
export function saveEnd(): void {
  tryStorage(() => sessionStorage.setItem(SAVED_END, endId));
}

/** Id that this tab had as an end before the reload. */
export function savedEnd(): string | null {
  return tryStorage(() => sessionStorage.getItem(SAVED_END), null);
}

/**
 * Tells whether this browser can connect to another. An iPhone in Lockdown Mode and some browsers
 * inside other apps cannot.
 */
export const canConnect = (): boolean => typeof RTCPeerConnection === 'function';

type Device = 'camera' | 'microphone';

/** Keeps a camera or microphone off across a reload. */
export function saveDevice(kind: Device, isOn: boolean): void {
  const others = savedOff().filter((one) => one !== kind);
  const off = isOn ? others : [...others, kind];
  tryStorage(() => sessionStorage.setItem(SAVED_OFF, off.join(' ')));
}

/** Turns both devices on again: a member who asks or agrees wants to be seen and heard. */
export function forgetDevices(): void {
  tryStorage(() => sessionStorage.removeItem(SAVED_OFF));
}

export function wantedDevices(): readonly Device[] {
  const off = savedOff();
  return (['camera', 'microphone'] as const).filter((kind) => !off.includes(kind));
}

function savedOff(): string[] {
  return tryStorage(() => sessionStorage.getItem(SAVED_OFF), null)?.split(' ') ?? [];
}

/**
 * Tells whether this document may use the camera. The permission belongs to the document, and only
 * the player's document has it: a page that reached the player by a link inside the app has to
 * reload.
 */
export function mayUseCamera(): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature('camera') ?? true;
}

/** Reloads the player, and makes it ask for the video once it is back in the room. */
export function reloadForCamera(roomId: string): void {
  tryStorage(() => sessionStorage.setItem(SAVED_WISH, `${roomId} ${Date.now()}`));
  location.reload();
}

/** Tells once whether the page before the reload wanted the video of a room. */
export function takeWish(roomId: string): boolean {
  const saved = tryStorage(() => sessionStorage.getItem(SAVED_WISH), null);
  tryStorage(() => sessionStorage.removeItem(SAVED_WISH));
  const [id, at] = saved?.split(' ') ?? [];
  return id === roomId && Date.now() - Number(at) < WISH_LASTS_MS;
}
