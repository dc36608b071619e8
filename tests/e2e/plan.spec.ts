import type { Locator, Page } from '@playwright/test';
import { addDays, dayIn, weekStart } from '../../contract/calendar.ts';
import { expect, expectAccessible, expectFits, test, toast } from './fixtures.ts';
import { button, HERE } from './training.ts';

/** Returns today's date on the pages, whose clock is that of Paris. */
const today = () => dayIn('Europe/Paris', new Date());
const dayName = (day: string) =>
  new Intl.DateTimeFormat('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
/** Returns the next Monday, because that week lies fully in the future. */
const nextMonday = () => addDays(weekStart(today()), 7);

const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const cardOn = (page: Page, day: string) =>
  dayOf(page, day).getByRole('button', { name: /: change$/ });

async function planOverApi(page: Page, day: string, time = '20:00', workoutId = 101) {
  const data = { workoutId, day, time };
  const answer = await page.request.post('/api/plan', { data, headers: HERE });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { workout: { title: string } };
}

test('one plans by keyboard; the other sees it at once, moves it and takes it off', async ({
  robinsPage,
  kimsPage,
}) => {
  const [monday, friday, sunday] = [0, 4, 6].map((days) => addDays(nextMonday(), days)) as [
    string,
    string,
    string,
  ];
  await kimsPage.goto(`/plan?week=${monday}`);
  await expect(kimsPage.getByRole('heading', { name: 'A Week Wide Open' })).toBeVisible();
  await expectAccessible(kimsPage);
  await robinsPage.goto('/plan');
  await robinsPage.getByRole('link', { name: 'Next Week' }).click();

  // Plan by keyboard alone.
  const add = robinsPage.getByRole('button', { name: `Plan a workout for ${dayName(friday)}` });
  await add.focus();
  await robinsPage.keyboard.press('Enter');
  const picker = robinsPage.getByRole('dialog', { name: 'Plan a Workout' });
  await expect(picker.getByLabel('Day')).toHaveValue(friday);
  await expect(picker.getByLabel('Time')).toHaveValue('20:00');
  await picker.getByLabel('Search workouts').focus();
  await robinsPage.keyboard.type('soften evening');
  const found = picker.getByRole('list', { name: 'Workouts' }).getByRole('button');
  await expect(found).toHaveCount(1);
  await expectAccessible(robinsPage);
  await found.focus();
  await robinsPage.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(add).toBeFocused();
  await expect(cardOn(robinsPage, friday)).toContainText('Your idea');

  const theirs = cardOn(kimsPage, friday);
  await expect(theirs).toContainText('8:00 PM');
  await expect(theirs).toContainText('Robin’s idea');
  await theirs.focus();
  await kimsPage.keyboard.press('Enter');
  const dialog = kimsPage.getByRole('dialog', { name: 'Soften Into the Evening' });
  await dialog.getByLabel('Day').fill(monday);
  await dialog.getByLabel('Time').fill('07:30');
  await kimsPage.keyboard.press('Enter');
  await expect(cardOn(robinsPage, monday)).toContainText('7:30 AM');
  await expect(cardOn(robinsPage, friday)).toBeHidden();

  // Undo the move with the toast, then drag by hand.
  await toast(kimsPage, 'Moved').getByRole('button', { name: 'Undo' }).click();
  await expect(cardOn(robinsPage, friday)).toContainText('8:00 PM');
  await robinsPage.setViewportSize({ width: 1280, height: 800 });
  await pull(robinsPage, cardOn(robinsPage, friday), dayOf(robinsPage, sunday));
  await expect(cardOn(robinsPage, sunday)).toBeVisible();
  await expect(robinsPage.getByRole('dialog')).toBeHidden();
  await expect(cardOn(kimsPage, sunday)).toContainText('8:00 PM');

  await pullByFinger(kimsPage, dayOf(kimsPage, sunday).locator('[data-handle]'), friday);
  await expect(cardOn(robinsPage, friday)).toBeVisible();

  await cardOn(kimsPage, friday).click();
  await kimsPage.getByRole('button', { name: 'Remove' }).click();
  await expect(cardOn(robinsPage, friday)).toBeHidden();
  await toast(kimsPage, 'Removed from the Plan').getByRole('button', { name: 'Undo' }).click();
  await expect(cardOn(robinsPage, friday)).toBeVisible();
  await expectFits(robinsPage);
});

test('a phone begins with today and a tablet shows the week; the choice begins with what fits', async ({
  robinsPage: page,
}) => {
  await page.request.put('/api/favorites/305');
  const thursday = addDays(weekStart(today()), 3);
  await page.clock.setFixedTime(`${thursday}T12:00:00Z`);
  await page.goto('/plan');
  const days = page.locator('[data-day]:visible');
  await expect(days).toHaveCount(4);
  await expect(days.first()).toHaveAttribute('data-day', thursday);
  const earlier = page.getByRole('button', { name: 'Earlier This Week' });
  await earlier.click();
  await expect(days).toHaveCount(7);
  await expect(earlier).toHaveAttribute('aria-expanded', 'true');
  await earlier.click();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(days).toHaveCount(7);
  const tops = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expectFits(page);

  await page.getByRole('button', { name: `Plan a workout for ${dayName(thursday)}` }).click();
  const choices = page.getByRole('list', { name: 'Workouts' }).getByRole('button');
  await expect(choices.nth(0)).toContainText('Tonight’s suggestion');
  await expect(choices.nth(1)).toContainText('Favorite');
  await expect(choices.nth(2)).not.toContainText('Favorite');
});

/** Drags with the mouse in several steps. */
async function pull(page: Page, from: Locator, to: Locator) {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

/** Drags with a finger, which the mouse of browser tests cannot imitate. */
async function pullByFinger(page: Page, handle: Locator, day: string) {
  // Stay away from the edges, where the page scrolls, and from the navigation.
  await handle.evaluate((grip) => grip.scrollIntoView({ block: 'center' }));
  const [start, end] = [await centerOf(handle), await centerOf(dayOf(page, day))];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof start)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  await touch('touchMove', [{ x: start.x, y: (start.y + end.y) / 2 }]);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
}

async function centerOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('home says what is due, and its button opens the room for both', async ({
  robinsPage,
  kimsPage,
}) => {
  await robinsPage.goto('/');
  await expect(robinsPage.getByRole('link', { name: 'Plan an evening' })).toBeVisible();
  const { workout } = await planOverApi(kimsPage, today());
  const hero = robinsPage.getByRole('region', { name: "Tonight's session" });
  await expect(hero).toContainText('Tonight at 8:00 PM');
  await expect(hero.getByRole('heading', { level: 3 })).toHaveText(workout.title);
  // Expect the same workout to be offered once.
  await expect(robinsPage.getByText(workout.title)).toHaveCount(1);
  await expect(hero.getByRole('link', { name: 'See Plan' })).toBeVisible();
  await hero.getByRole('link', { name: 'On two phones' }).click();
  await button(robinsPage, 'Start').click();
  await expect(robinsPage).toHaveURL(/\/workout\/101/);
  await expect(robinsPage.getByRole('region', { name: 'Your room for two' })).toBeVisible();
  await kimsPage.goto('/');
  await button(kimsPage, 'Join').click();
  for (const page of [robinsPage, kimsPage]) await expect(button(page, 'Ready')).toBeVisible();
});

test('the calendar link is made, followed, renewed and turned off', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await planOverApi(page, nextMonday());
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Set Up Calendar' }).click();
  await button(page, 'Create Link').click();
  const field = page.getByLabel('Private link');
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{64}\.ics$/);
  const first = await field.inputValue();
  const subscribe = page.getByRole('link', { name: 'Add to Calendar App' });
  await expect(subscribe).toHaveAttribute('href', first.replace(/^http:/, 'webcal:'));
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VEVENT');
  await expectAccessible(page);
  await button(page, 'Renew Link').click();
  await expect(field).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);
  const second = await field.inputValue();
  await button(page, 'Turn Off').click();
  await expect(button(page, 'Create Link')).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});
