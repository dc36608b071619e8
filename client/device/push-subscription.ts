import {
  getPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../contract/notifications/reminders.ts';
import { SERVICE_WORKER } from '../../contract/offline/service-worker.ts';
import { call } from '../lib/api.ts';

export type PushState = 'can' | 'denied' | 'install-first' | 'unsupported';

export function pushState(): PushState {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window;
  if (isSupported && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'denied' : 'can';
  }
  // On iPhones and iPads, only installed apps can notify.
  const isApplePhone = /iPhone|iPad/.test(navigator.userAgent) || isTouchMac();
  return isApplePhone ? 'install-first' : 'unsupported';
}

function isTouchMac(): boolean {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

/** True if this browser can notify and has never been asked to. */
export function canAskHere(): boolean {
  return pushState() === 'can' && Notification.permission === 'default';
}

/**
 * Asks for permission, subscribes this browser and tells the server. False if the member or this
 * server declines.
 */
export async function subscribeHere(): Promise<boolean> {
  // Ask before any call: some browsers accept the question only right after a press.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { publicKey } = await call(getPushKey);
  if (!publicKey) return false;
  await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  await tellServer(await currentSubscription(registration, publicKey));
  return true;
}

/** Replaces a subscription that was made for another key of the server. */
async function currentSubscription(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const known = await pushManager.getSubscription();
  if (known && base64Url(known.options.applicationServerKey) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call(subscribeToPush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

export async function unsubscribeHere(): Promise<void> {
  await call(unsubscribeFromPush);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Sends this browser's subscription again if the server does not know it: after a new login, or
 * after a change of the server's keys. Does not ask the member for permission.
 */
export async function renewSubscription(): Promise<void> {
  if (pushState() !== 'can' || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (!registration || !known) return;
  const { publicKey, isOnHere } = await call(getPushKey);
  const isCurrent = base64Url(known.options.applicationServerKey) === publicKey;
  if (!publicKey || (isOnHere && isCurrent)) return;
  await tellServer(await currentSubscription(registration, publicKey));
}
