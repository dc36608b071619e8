import { expect, test } from './fixtures.ts';

test.describe('where a service worker is let in', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it is registered once the network is back, and nothing throws meanwhile', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/login');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('register-worker'),
    );
    await page.context().setOffline(true);
    await failed;
    await page.context().setOffline(false);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(errors).toEqual([]);
  });
});

test('what goes on beside a member’s page begins once it can be fetched', async ({
  robinsPage: robin,
}) => {
  // The page was loaded anew for a missing file a moment ago, and is not again: it tries by itself.
  await robin.addInitScript(() => {
    sessionStorage.setItem('reloadedForBuildAt', String(Date.now()));
  });
  await robin.route(/MemberParts/, (route) => route.abort());
  const failed = robin.waitForEvent('requestfailed', (request) =>
    request.url().includes('MemberParts'),
  );
  await robin.goto('/journal');
  await failed;
  await robin.unrouteAll();
  const stream = robin.waitForRequest(/\/api\/live\/events/);
  await robin.evaluate(() => dispatchEvent(new Event('online')));
  await stream;
});
