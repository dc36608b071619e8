import { tryStorage } from '../lib/web-storage.ts';

/** This page as an end of the couple's video: another one after each load. */
export const endId: string = crypto.randomUUID();

const SAVED_END = 'video-end';
const SAVED_WISH = 'video-wish';
const SAVED_OFF = 'video-off';
/** A reload takes a second or two; a wish that is older has been forgotten by whoever had it. */
const WISH_LASTS_MS = 20_000;

/** So that the same tab, after a reload, goes on with the video that it had. */
export function saveEnd(): void {
  tryStorage(() => sessionStorage.setItem(SAVED_END, endId));
}

/** The end that this tab was before it was loaded anew. */
export function savedEnd(): string | null {
  return tryStorage(() => sessionStorage.getItem(SAVED_END), null);
}

type Device = 'camera' | 'microphone';

/** What was turned off stays off across a reload. */
export function saveDevice(kind: Device, isOn: boolean): void {
  const others = savedOff().filter((one) => one !== kind);
  const off = isOn ? others : [...others, kind];
  tryStorage(() => sessionStorage.setItem(SAVED_OFF, off.join(' ')));
}

/** Whoever asks or agrees wants to be seen and heard. */
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
 * Whether this document may use the camera. The permission belongs to the document, and only that of
 * a player has it: a page that came to the player by a link inside the app has to load itself anew.
 */
export function mayUseCamera(): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature('camera') ?? true;
}

/** Loads the player anew, and has it ask for the video once it is back in the room. */
export function reloadForCamera(roomId: string): void {
  tryStorage(() => sessionStorage.setItem(SAVED_WISH, `${roomId} ${Date.now()}`));
  location.reload();
}

/** Whether the page before this one was asked for the video of a room; told once. */
export function takeWish(roomId: string): boolean {
  const saved = tryStorage(() => sessionStorage.getItem(SAVED_WISH), null);
  tryStorage(() => sessionStorage.removeItem(SAVED_WISH));
  const [id, at] = saved?.split(' ') ?? [];
  return id === roomId && Date.now() - Number(at) < WISH_LASTS_MS;
}
