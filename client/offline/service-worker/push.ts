import { addressOf } from '../../../contract/endpoint.ts';
import {
  answerNudge,
  getPushKey,
  NUDGE_ANSWERS,
  type NudgeAnswer,
  type PushedNotification,
  type PushKey,
  subscribeToPush,
} from '../../../contract/notifications/reminders.ts';
import { worker } from './worker-scope.ts';

/** Adds notification buttons, which browsers have but TypeScript's library does not have yet. */
type OptionsWithActions = NotificationOptions & {
  actions?: readonly { action: string; title: string }[];
};

/**
 * Some networks swallow requests and report no error. After a press, a page may be opened for only
 * about ten seconds.
 */
const TIMEOUT_MS = 6_000;

/** Data that a press on the notification needs. */
type Shown = { path: string; nudgeId: string | null };

/** Some browsers give the old subscription, some the new one, some neither. */
type SubscriptionChange = Event & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

export function listenToPush(): void {
  worker.addEventListener('push', (event) => {
    const message = messageOf(event);
    // Browsers require a visible notification for every message.
    if (message) event.waitUntil(show(message));
  });

  worker.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    const { path, nudgeId } = notification.data as Shown;
    notification.close();
    const answer = NUDGE_ANSWERS.find((known) => known === action);
    const isAnswer = answer !== undefined && nudgeId !== null;
    event.waitUntil(isAnswer ? sendAnswer(nudgeId, answer, path) : open(path));
  });

  // Tell the server the new address after the push service has changed it.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const waiting = event as unknown as ExtendableEvent;
    waiting.waitUntil(subscribeAgain(event as SubscriptionChange));
  });
}

function messageOf({ data }: PushEvent): PushedNotification | null {
  try {
    return (data?.json() as PushedNotification | undefined) ?? null;
  } catch {
    return null;
  }
}

function show({ title, body, tag, path, icon, question }: PushedNotification): Promise<void> {
  const data: Shown = { path, nudgeId: question?.nudgeId ?? null };
  const options: OptionsWithActions = {
    body,
    tag,
    icon,
    badge: icon,
    data,
    actions:
      question?.answers.map(({ answer, title: words }) => ({ action: answer, title: words })) ?? [],
  };
  return worker.registration.showNotification(title, options);
}

/**
 * Sends an answer. The browser adds the login's cookie and our origin, as to any call of a page.
 */
async function sendAnswer(nudgeId: string, answer: NudgeAnswer, path: string): Promise<void> {
  try {
    const { ok } = await fetch(addressOf(answerNudge.url, { id: nudgeId }), {
      method: answerNudge.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) return;
  } catch {
    // Open the page, which reports the missing network. The answer can be pressed there again.
  }
  await open(path);
}

/** Brings an open window of the app to the front, or opens one if there is none. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  // Never navigate away from a workout in progress.
  const free = windows.find(({ url }) => !new URL(url).pathname.startsWith('/workout/'));
  const window = there ?? free;
  if (!window) return void (await worker.clients.openWindow(path));
  await window.focus();
  if (!there) await window.navigate(path);
}

async function subscribeAgain({ oldSubscription, newSubscription }: SubscriptionChange) {
  const subscription = newSubscription ?? (await newSubscriptionLike(oldSubscription));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(subscribeToPush.url, {
    method: subscribeToPush.method,
    headers: {
      'content-type': 'application/json',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body: JSON.stringify({ endpoint, keys }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

async function newSubscriptionLike(
  old: PushSubscription | null | undefined,
): Promise<PushSubscription | null> {
  const applicationServerKey = old?.options.applicationServerKey ?? (await serverKey());
  if (!applicationServerKey) return null;
  const options = { userVisibleOnly: true, applicationServerKey };
  return worker.registration.pushManager.subscribe(options);
}

/** Resolves with null if this login has no subscription, or has ended. */
async function serverKey(): Promise<string | null> {
  const answer = await fetch(getPushKey.url);
  if (!answer.ok) return null;
  const { publicKey, isOnHere } = (await answer.json()) as PushKey;
  return isOnHere ? publicKey : null;
}
