import type { BrowserContext, Page } from '@playwright/test';
import type { PushedNotification, Reminders } from '../../contract/reminders.ts';
import { expect, expectAccessible, expectFits, test } from './fixtures.ts';
import { workerReady } from './service-worker.ts';

/**
 * A browser without a window has no push service to subscribe to: its answer is faked, and nothing
 * else. Messages come by the browser's debugging protocol, to the real service worker.
 */
async function giveSubscriptions(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    let subscription: unknown = null;
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
      subscription = {
        options: { applicationServerKey: new TextEncoder().encode(String(options)).buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return subscription as PushSubscription;
    };
  });
}

/** Hands a message to the page's service worker as the browser's push service would. */
async function deliverPush(page: Page, message: PushedNotification): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** What of a service worker's scope is used here. */
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (
    type: string,
    init: { notification: Notification; action: string },
  ) => Event;
  dispatchEvent: (event: Event) => boolean;
};

/** Presses a button of the one notification that is shown, which no page can reach. */
async function press(context: BrowserContext, action: string): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (pressed) => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown.');
    const event = new scope.NotificationEvent('notificationclick', {
      notification,
      action: pressed,
    });
    scope.dispatchEvent(event);
  }, action);
}

test.describe('on a phone with notifications', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a question arrives, is answered on the notification, and the asker sees it at once', async ({
    robinsPage,
    kimsPage,
    couple,
    browser,
    contextOptions,
    baseURL,
  }) => {
    await kimsPage.close();
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL ? { baseURL } : {}),
      serviceWorkers: 'allow',
    });
    await context.request.post('/api/login', { data: couple.kim });
    await giveSubscriptions(context);
    const kim = await context.newPage();
    await kim.goto('/');
    await workerReady(kim);

    await robinsPage.goto('/');
    const tonight = robinsPage.getByRole('region', { name: 'Tonight?' });
    await tonight.getByRole('button', { name: 'Ask Kim' }).click();
    await expect(tonight).toContainText('You asked.');
    const asked = await robinsPage.evaluate(async () => (await fetch('/api/nudges')).json());

    const message: PushedNotification = {
      title: 'Tonight?',
      body: 'You are being asked. One press answers.',
      tag: 'nudge',
      path: '/',
      icon: '/planner.svg',
      question: { nudgeId: asked.asked.id, answers: [{ answer: 'yes', title: 'Yes' }] },
    };
    // The same again, as after a crash: one notification is shown.
    for (const _time of [1, 2]) await deliverPush(kim, message);
    await expect
      .poll(() => shownOn(kim))
      .toEqual([{ title: message.title, body: message.body, tag: 'nudge' }]);
    await press(context, 'yes');
    await expect(tonight).toContainText('Kim says yes.');
    expect(await shownOn(kim)).toEqual([]);
    await context.close();
  });

  test('notifications are turned on and off on the account page @nightly', async ({
    robinsPage: page,
  }) => {
    await giveSubscriptions(page.context());
    await page.goto('/account');
    await page.getByRole('button', { name: 'Turn On Notifications Here' }).click();
    await expect(page.getByText('Notifications are on, on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn Off Here' }).click();
    await expect(page.getByRole('button', { name: 'Turn On Notifications Here' })).toBeVisible();
  });
});

test('days, time and quiet hours are chosen, and kept', async ({ robinsPage: page }) => {
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Reminders' });
  await section.getByRole('switch', { name: 'On chosen days' }).check();
  await section.getByRole('button', { name: 'Sat' }).click();
  const time = section.getByLabel('Time');
  await time.fill('23:00');
  await time.blur();
  await expect(page.getByText('This time is in your quiet hours')).toBeVisible();
  await section.getByLabel('Time').fill('18:30');
  await section.getByLabel('Time').blur();
  await section.getByRole('switch', { name: 'A shared entry' }).uncheck();
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/account/reminders');
      const { days, time: at, switches } = (await answer.json()) as Reminders;
      return { days, at, entry: switches.entry, reminder: switches.reminder };
    })
    .toEqual({ days: [1, 3, 5, 6], at: '18:30', entry: false, reminder: true });
  await expectFits(page);
  await expectAccessible(page);
});

test('the partner’s question is answered on home with one press @nightly', async ({
  robinsPage,
  kimsPage,
}) => {
  await kimsPage.goto('/');
  const region = kimsPage.getByRole('region', { name: 'Tonight?' });
  await expect(region.getByRole('button', { name: 'Ask Robin' })).toBeVisible();
  await robinsPage.goto('/workout/101');
  await robinsPage.getByRole('button', { name: 'Ask Kim' }).click();
  await expect(region).toContainText('Robin asks: tonight?');
  await region.getByRole('button', { name: 'Not tonight' }).click();
  await expect(region).toContainText('You said not tonight.');
  await expect(robinsPage.getByText('Kim says not tonight.')).toBeVisible();
});
