import { expect, test } from './fixtures.ts';
import { button, trainToTheEnd } from './training.ts';

test('how it felt is one entry, also when the first answer was lost', async ({
  robinsPage: page,
}) => {
  await trainToTheEnd(page, 101);
  await button(page, 'Complete Workout').click();
  const card = page.getByRole('dialog', { name: /^Well done/ });
  await page.route('**/api/journal', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed');
  await card.getByRole('button', { name: 'Calm' }).click();
  await lost;
  await page.unrouteAll();
  await card.getByRole('button', { name: 'Energetic' }).click();
  await expect(card.getByRole('button', { name: 'Energetic', pressed: true })).toBeEnabled();
  const entries = await (await page.request.get('/api/journal')).json();
  expect(entries).toHaveLength(1);
  expect(entries).toMatchObject([{ mood: 'energetic' }]);
});
