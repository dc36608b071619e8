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

/** Buttons on a notification are in browsers, but not yet in TypeScript's library. */
type OptionsWithActions = NotificationOptions & {
  actions?: readonly { action: string; title: string }[];
};

/** Some networks take what they are given and report no error. A press opens a page for some ten seconds. */
const TIMEOUT_MS = 6_000;

/** What a press on the notification needs to know. */
type Shown = { path: string; nudgeId: string | null };

/** Some browsers say what was there before, some what there is now, some neither. */
type SubscriptionChange = Event & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

export function listenToPush(): void {
  worker.addEventListener('push', (event) => {
    const message = messageOf(event);
    // Whoever subscribes has promised to show something for every message.
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

  // The push service has changed the address: the server is told the new one.
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

/** The browser adds the login's cookie and our origin, as to any call of a page. */
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
    // Without a network the page says so, and the answer can be pressed there again.
  }
  await open(path);
}

/** A window of the app that is open comes to the front; where there is none, one is opened. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  // A workout under way is not left for it.
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

/** Null where this login has no subscription, or there is no login any more. */
async function serverKey(): Promise<string | null> {
  const answer = await fetch(getPushKey.url);
  if (!answer.ok) return null;
  const { publicKey, isOnHere } = (await answer.json()) as PushKey;
  return isOnHere ? publicKey : null;
}
