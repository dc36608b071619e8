import type { Locator } from '@playwright/test';
import { allWorkouts, isOfBedroom } from '../../server/catalogue/catalogue.ts';
import { expect, test } from './fixtures.ts';
import { button } from './training.ts';

const open = allWorkouts.filter((workout) => !isOfBedroom(workout));
const lengthOf = (text: string | null) => text?.length ?? 0;

/** Workout and step whose cautions take the most room, and step with the longest variants. */
const wordiest = open.reduce((best, one) =>
  lengthOf(one.caution) > lengthOf(best.caution) ? one : best,
);
const steps = open.flatMap(({ id, steps }) => steps.map((step, index) => ({ id, index, ...step })));
const wariest = steps.reduce((best, one) =>
  lengthOf(one.caution) > lengthOf(best.caution) ? one : best,
);

/** Checks that every line can be seen: on the screen, and under nothing. */
async function expectUncovered(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const covered = await part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map((across) => [
        left + (right - left) * across,
        top + (bottom - top) * down,
      ]),
    );
    return places.filter(([x = 0, y = 0]) => {
      const seen = document.elementFromPoint(x, y);
      return !seen || !(element.contains(seen) || seen.contains(element));
    }).length;
  });
  expect(covered, 'places of it that something lies over').toBe(0);
}

test('the longest cautions are never behind the buttons on a phone', async ({
  robinsPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/workout/${wordiest.id}`);
  await expectUncovered(page.getByText(wordiest.caution ?? ''));
  // Check the caution, which lies below the bar of buttons and must scroll above the bar.
  await page.goto(`/workout/${wariest.id}?step=${wariest.index + 1}`);
  const caution = page.getByText(wariest.caution ?? '');
  await caution.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectUncovered(caution);
  // Choose the easier and the harder version, which appear below the caution.
  for (const name of ['easier', 'harder'] as const) {
    await button(page, name === 'easier' ? 'Easier' : 'Harder').click();
    const version = page.getByText(wariest[name] ?? '');
    await version.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectUncovered(version);
  }
  await button(page, 'Start').click();
  await expect(page.locator('.stage')).toBeVisible();
  await expectUncovered(caution);
});
