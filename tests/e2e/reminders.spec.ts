import type { BrowserContext, Locator, Page, Worker } from '@playwright/test';
import type { PushedNotification, Reminders } from '../../contract/notifications/reminders.ts';
import { expect, expectAccessible, expectFits, test, toast } from './fixtures.ts';
import { mailTo } from './sent-mails.ts';
import { workerReady } from './service-worker.ts';
import { start, train } from './training.ts';

/**
 * Fakes subscriptions. A headless browser has no push service and always refuses notifications, so
 * these two answers are faked. Messages come over the browser's debugging protocol.
 */
async function giveSubscriptions(
  context: BrowserContext,
  permission: NotificationPermission = 'granted',
): Promise<void> {
  await context.addInitScript((first) => {
    let current = first;
    Object.defineProperty(Notification, 'permission', { get: () => current });
    Notification.requestPermission = async () => {
      current = 'granted';
      return current;
    };
    let subscription: unknown = null;
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
      subscription = {
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return subscription as PushSubscription;
    };
  }, permission);
}

/** Part of a service worker's scope that these tests use. */
type WorkerScope = {
  shown: Map<string, NotificationOptions & { title: string }>;
  registration: ServiceWorkerRegistration;
  ExtendableEvent: new (type: string) => Event;
  dispatchEvent: (event: Event) => boolean;
};

/** Keeps the notifications that the real service worker shows, one per tag, as a phone does. */
async function keepShown(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.shown = new Map();
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown.set(options.tag ?? '', { title, ...options });
    };
  });
  return worker;
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

const shownBy = (worker: Worker) =>
  worker.evaluate(() => {
    const { shown } = self as unknown as WorkerScope;
    return [...shown.values()].map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Presses a button of the only notification, which no page can reach. */
async function press(worker: Worker, action: string): Promise<void> {
  await worker.evaluate((pressed) => {
    const scope = self as unknown as WorkerScope;
    const [[tag, { data }] = ['', { data: null }]] = [...scope.shown];
    const notification = { data, close: () => scope.shown.delete(tag) };
    const event = new scope.ExtendableEvent('notificationclick');
    scope.dispatchEvent(Object.assign(event, { notification, action: pressed }));
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
    const worker = await keepShown(context);

    await robinsPage.goto('/');
    const tonight = robinsPage.getByRole('region', { name: "Tonight's session" });
    await tonight.getByRole('button', { name: 'Ask Kim' }).click();
    await expect(tonight).toContainText('You asked.');
    const asked = await robinsPage.evaluate(async () => (await fetch('/api/nudges')).json());

    const message: PushedNotification = {
      title: 'Tonight?',
      body: 'Tap to answer.',
      tag: 'nudge',
      path: '/',
      icon: '/planner.svg',
      question: { nudgeId: asked.asked.id, answers: [{ answer: 'yes', title: 'Yes' }] },
    };
    // Deliver the message twice, as after a crash: only one notification must show.
    for (const _time of [1, 2]) await deliverPush(kim, message);
    await expect
      .poll(() => shownBy(worker))
      .toEqual([{ title: message.title, body: message.body, tag: 'nudge' }]);
    await press(worker, 'yes');
    await expect(tonight).toContainText('Kim says yes.');
    expect(await shownBy(worker)).toEqual([]);
    await context.close();
  });

  test('notifications are turned on and off on the account page @nightly', async ({
    robinsPage: page,
  }) => {
    await giveSubscriptions(page.context());
    await page.goto('/account/notifications');
    await page.getByRole('button', { name: 'Turn On Notifications Here' }).click();
    await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn Off Here' }).click();
    await expect(page.getByRole('button', { name: 'Turn On Notifications Here' })).toBeVisible();
  });
});

/** Plans a workout for a day of the next week. */
async function planForDay(page: Page, index: number): Promise<void> {
  await page
    .getByRole('button', { name: /^Plan a workout for/ })
    .nth(index)
    .click();
  const found = page.getByRole('dialog').getByRole('list', { name: 'Workouts' });
  await found.getByRole('button').first().click();
  await expect(toast(page, 'Planned')).toBeVisible();
}

test.describe('a reminder is offered', () => {
  test.use({ serviceWorkers: 'allow' });
  const STREAK_OFFER = 'Remind Us on Mon, Wed, Fri';

  test('after planning and beside the streak, with one press each, until it is on', async ({
    robinsPage: page,
    kimsPage,
  }) => {
    await giveSubscriptions(page.context(), 'default');
    await page.goto('/plan');
    await page.getByRole('link', { name: 'Next Week' }).click();
    await planForDay(page, 2);
    const planned = toast(page, 'Planned');
    await expect(planned.getByRole('button', { name: 'Undo' })).toBeVisible();
    await planned.getByRole('button', { name: 'Remind Me' }).click();
    await expect(toast(page, 'Reminders On')).toContainText('They come to this device.');
    expect(await (await page.request.get('/api/push')).json()).toMatchObject({ isOnHere: true });
    await planForDay(page, 4);
    await expect(planned.getByRole('button', { name: 'Remind Me' })).toHaveCount(0);

    await train(page.request, 101);
    await page.goto('/progress');
    const offer = page.getByRole('button', { name: STREAK_OFFER });
    await expect(offer).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await offer.click();
    await expect(offer).toHaveCount(0);
    const reminders = await (await page.request.get('/api/account/reminders')).json();
    expect(reminders).toMatchObject({ days: [1, 3, 5], switches: { reminder: true } });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Rest and breaks' })).toBeVisible();
    await expect(offer).toHaveCount(0);

    // Let the partner, whose browser refuses notifications, decline.
    await kimsPage.goto('/progress');
    await kimsPage.getByRole('button', { name: 'Not Now' }).click();
    await kimsPage.reload();
    await expect(kimsPage.getByRole('region', { name: 'Rest and breaks' })).toBeVisible();
    await expect(kimsPage.getByRole('button', { name: STREAK_OFFER })).toHaveCount(0);
  });
});

test('days, time and quiet hours are chosen, and kept @nightly', async ({ robinsPage: page }) => {
  await page.goto('/account/notifications');
  const section = page.getByRole('region', { name: 'Reminders' });
  await section.getByRole('switch', { name: 'Workout reminders' }).check();
  await section.getByRole('button', { name: 'Sat' }).click();
  const time = section.getByLabel('Time');
  await time.fill('23:00');
  await time.blur();
  await expect(toast(page, 'Not Saved')).toContainText('in your quiet hours');
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

test('the partner’s question comes first on home, and above any other page', async ({
  robinsPage,
  kimsPage,
}) => {
  await kimsPage.setViewportSize({ width: 320, height: 568 });
  const question = kimsPage.getByRole('region', { name: 'Tonight?' });
  await kimsPage.goto('/progress');
  await robinsPage.goto('/');
  await robinsPage.getByRole('button', { name: 'Ask Kim' }).click();
  await expect(question).toContainText('Robin is asking: tonight?');
  const { bottom } = await sides(question);
  const heading = kimsPage.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await sides(heading)).top).toBeGreaterThanOrEqual(bottom);
  expect(await question.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expectAccessible(kimsPage);

  const calls: string[] = [];
  kimsPage.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const connected = kimsPage.waitForRequest((request) =>
    request.url().includes('/api/live/events'),
  );
  await kimsPage.goto('/');
  const session = kimsPage.getByRole('heading', { name: "Tonight's session" });
  await expect(session).toBeVisible();
  expect((await sides(question)).bottom).toBeLessThanOrEqual((await sides(heading)).top);
  await connected;
  expect(calls).not.toContain('/api/nudges');
  await kimsPage.getByRole('link', { name: 'Browse All Workouts' }).scrollIntoViewIfNeeded();
  await expect(session).not.toBeInViewport();
  await expect(question).toBeInViewport({ ratio: 1 });

  // Wait while a workout runs.
  await kimsPage.goto('/workout/101');
  await expect(question).toBeVisible();
  await start(kimsPage);
  await expect(question).toBeHidden();
  await kimsPage.goto('/journal');
  await question.getByRole('button', { name: 'Not tonight' }).click();
  await expect(toast(kimsPage, 'Answer Sent')).toContainText('You said not tonight.');
  await expect(question).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(robinsPage.getByText('Kim says not tonight.')).toBeVisible();
});

async function sides(locator: Locator): Promise<{ top: number; bottom: number }> {
  const { top, bottom } = await locator.evaluate((element) => element.getBoundingClientRect());
  return { top, bottom };
}

test('a mail’s link leads to a page where one press ends mails of its kind @nightly', async ({
  robinsPage,
  kimsPage,
  couple,
  browser,
  contextOptions,
}) => {
  await kimsPage.goto('/account/notifications');
  const entries = kimsPage.getByRole('switch', { name: 'A shared entry' });
  await expect(entries).toBeChecked();
  const data = { content: 'For you', isSharedWithPartner: true };
  expect((await robinsPage.request.post('/api/journal', { data })).status()).toBe(201);
  const { headers, text } = await mailTo(couple.kim.email, /unsubscribe#/);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  // Open the address that mail programs post to: people must reach the same page.
  const [, address = ''] = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
  const [link = ''] = /\/unsubscribe#\S+/.exec(text) ?? [];

  // Open the page in another browser, where nobody is signed in.
  const page = await (await browser.newContext(contextOptions)).newPage();
  await page.goto(new URL(address).pathname);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these emails?');
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop These Emails' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeFocused();
  await page.context().close();

  await kimsPage.reload();
  await expect(entries).not.toBeChecked();
  await expect(kimsPage.getByRole('switch', { name: '“Tonight?”' })).toBeChecked();
});

test('half a link says so, and offers nothing @nightly', async ({ page }) => {
  await page.goto('/unsubscribe#abc');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop These Emails' })).toHaveCount(0);
});

test.describe('where this browser may not notify', () => {
  test('for want of leave, the account says how to give it @nightly', async ({
    robinsPage: page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await page.goto('/account/notifications');
    const section = page.getByRole('region', { name: 'Reminders' });
    await expect(section).toContainText('Allow them in your browser’s settings');
    await expect(section.getByRole('button', { name: /Turn On/ })).toHaveCount(0);
  });

  test.describe('on an iPhone', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    });

    test('as long as the app is not installed, the account says how to @nightly', async ({
      robinsPage: page,
    }) => {
      // Remove push, which on that system only apps on the Home Screen have.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
      await page.goto('/account/notifications');
      const section = page.getByRole('region', { name: 'Reminders' });
      await expect(section).toContainText('first add this app to your Home Screen');
      await expect(section).toContainText('Until then, we’ll email you.');
    });
  });
});
