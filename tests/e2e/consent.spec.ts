import type { Page } from '@playwright/test';
import type { Matches } from '../../contract/consent.ts';
import { demo, expect, expectAccessible, expectFits, signIn, test, toast } from './fixtures.ts';
import { button, goToLastStep, start, workoutNumber } from './training.ts';

/** Pays as the page does, without its clicks. */
async function subscribe(page: Page) {
  const started = await page.request.post('/api/create-subscription');
  const { clientSecret } = (await started.json()) as { clientSecret: string };
  const card = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123' };
  const paid = await page.request.post('/api/sandbox/confirm', { data: { clientSecret, ...card } });
  expect(paid.status()).toBe(200);
}

const confirmAdult = (page: Page) =>
  page.request.put('/api/consent/adult', { data: { isAdult: true } });

const question = (page: Page, words: string) => page.getByRole('group', { name: words });
const choice = (page: Page, words: string, option: 'Yes' | 'Maybe' | 'No') =>
  question(page, words).getByRole('radio', { name: option });

test('18 or older is asked once of each member, before a bedroom workout opens', async ({
  robinsPage: page,
  kimsPage,
}) => {
  await subscribe(page);
  await page.goto('/workout/501');
  await expect(page.getByRole('heading', { name: 'Seven Quiet Breaths' })).toBeVisible();
  const gate = page.getByRole('region', { name: 'Before the bedroom opens' });
  await expect(gate).toContainText('nothing else about your age');
  await expect(button(page, 'Start')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.route('**/api/consent/adult', (route) => route.abort());
  await gate.getByRole('button', { name: 'I Am 18 or Older' }).click();
  await expect(toast(page, 'Not Saved Yet')).toBeVisible();
  await page.unroute('**/api/consent/adult');
  await gate.getByRole('button', { name: 'I Am 18 or Older' }).click();
  await expect(button(page, 'Start')).toBeVisible();
  await page.goto('/bedroom');
  await expect(page.getByRole('heading', { name: 'For both of you' })).toBeVisible();
  await expect(gate).toHaveCount(0);

  // The partner is asked for themselves. The cards are those that anyone may look at.
  await kimsPage.goto('/bedroom');
  await expect(kimsPage.getByRole('link', { name: 'Start Workout' }).first()).toBeVisible();
  await expect(kimsPage.getByRole('heading', { name: 'For both of you' })).toHaveCount(0);
  await kimsPage.getByRole('button', { name: 'I Am 18 or Older' }).click();
  await expect(kimsPage.getByRole('heading', { name: 'For both of you' })).toBeVisible();
});

test('the demo couple finds the bedroom open', { tag: '@nightly' }, async ({ page }) => {
  await signIn(page.context(), demo.alex);
  await page.goto('/workout/501');
  await expect(button(page, 'Start')).toBeVisible();
});

test('answers are given, kept, taken back and erased, and the partner’s page shows nothing of it', async ({
  robinsPage: page,
  kimsPage,
}) => {
  await subscribe(page);
  for (const who of [page, kimsPage]) await confirmAdult(who);
  await page.goto('/bedroom');
  await page.getByRole('link', { name: 'Answer in Private' }).click();
  await expect(page.getByRole('heading', { name: 'Yes, maybe, no' })).toBeVisible();
  await page.getByText('What could your partner still guess?').click();
  await expect(page.getByText('whether you said no, said maybe, or said nothing')).toBeVisible();

  const [gaze, oil] = ['Looking into each other’s eyes', 'Warm oil on the skin'];
  await choice(page, gaze, 'Yes').check({ force: true });
  await choice(page, oil, 'Maybe').check({ force: true });
  // By keyboard: from maybe on to no.
  await choice(page, oil, 'Maybe').press('ArrowRight');
  await expect(choice(page, oil, 'No')).toBeChecked();
  const kept = page.waitForResponse('**/api/consent/maybes');
  await page.getByRole('switch', { name: 'Open my maybes' }).click();
  expect((await kept).status()).toBe(204);

  await page.reload();
  await expect(choice(page, gaze, 'Yes')).toBeChecked();
  await expect(choice(page, oil, 'No')).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Open my maybes' })).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);

  // An answer that cannot be saved is not shown as given.
  await page.route('**/api/consent/choices', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await choice(page, gaze, 'No').check({ force: true });
  await expect(toast(page, 'Not Saved Yet')).toBeVisible();
  await expect(choice(page, gaze, 'Yes')).toBeChecked();
  await page.unroute('**/api/consent/choices');

  // Pressed again, it is taken back.
  await choice(page, gaze, 'Yes').click({ force: true });
  await expect(choice(page, gaze, 'Yes')).not.toBeChecked();

  await kimsPage.goto('/bedroom');
  const forBoth = kimsPage.getByRole('region', { name: 'For both of you' });
  await expect(forBoth.getByRole('link', { name: 'Answer in Private' })).toBeVisible();
  await expect(forBoth.getByRole('listitem')).toHaveCount(0);

  await page.getByRole('button', { name: 'Erase All My Answers' }).click();
  await expect(toast(page, 'Erased')).toBeVisible();
  await expect(choice(page, oil, 'No')).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Open my maybes' })).not.toBeChecked();
  const answers = await (await page.request.get('/api/consent/choices')).json();
  expect(answers).toEqual({ choices: [], opensMaybes: false });
});

test('what both said yes to stands above the list, and what to ask about below it', async ({
  robinsPage: page,
}) => {
  await subscribe(page);
  await confirmAdult(page);
  // Answers count from the next day, which this test cannot wait for: server/consent proves them.
  const matches: Matches = {
    hasAnswered: true,
    workouts: [504, 501, 502, 503, 505, 506, 507],
    perhaps: [515],
    products: ['candle-collection'],
  };
  await page.route('**/api/consent/matches', (route) => route.fulfill({ json: matches }));
  await page.goto('/bedroom');
  const forBoth = page.getByRole('region', { name: 'For both of you' });
  const rows = forBoth.getByRole('listitem');
  await expect(rows).toHaveCount(6 + 1);
  await expect(rows.first()).toContainText('Barefoot Slow Dance');
  await expect(forBoth.getByRole('heading', { name: 'Perhaps, ask first' })).toBeVisible();
  await expect(rows.last()).toContainText('Warm Oil, Slow Hands');
  await expect(forBoth).toContainText('Candle Collection');
  await forBoth.getByRole('button', { name: 'Show All 7' }).click();
  await expect(rows).toHaveCount(7 + 1);
  // The list itself is as ever.
  await expect(page.getByRole('article')).toHaveCount(20);
  await expectAccessible(page);
  await expectFits(page);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL('/workout/504');

  await page.unroute('**/api/consent/matches');
  await page.route('**/api/consent/matches', (route) => route.abort());
  await page.goto('/bedroom');
  await expect(page.getByRole('alert')).toContainText('What you both like could not be loaded');
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('after a bedroom workout each may say, alone, whether they would like it again', async ({
  robinsPage: page,
}) => {
  test.slow();
  await subscribe(page);
  await confirmAdult(page);
  await page.goto('/workout/501');
  await start(page);
  await goToLastStep(page, await workoutNumber(page, 501));
  // A first workout earns badges, and the card waits until they were celebrated.
  const goOn = button(page, 'Continue Journey');
  await page.addLocatorHandler(goOn, () => goOn.click(), { noWaitAfter: true });
  await button(page, 'Complete Workout').click();
  const card = page.getByRole('dialog', { name: /Well done/ });
  const again = card.getByRole('group', { name: 'Would you like this again?' });
  const saved = page.waitForRequest('**/api/consent/ratings');
  await again.getByRole('button', { name: 'Gladly' }).click();
  expect((await saved).postDataJSON()).toEqual({ workoutId: 501, rating: 'again' });
  await expect(again.getByRole('button', { name: 'Gladly' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await expectFits(page);
});
