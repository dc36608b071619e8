import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { becomePremium, confirmAdult } from './premium-couple.ts';

/**
 * Lists the fields that a browser writes to its profile to restore the tab. Firefox follows each
 * field's own attribute, Chromium the attribute of a text or choice field's form. Runs in the page.
 */
function fieldsKeptByBrowser(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input, select, textarea',
    ),
  ];
  const isOff = (element: Element | null) => element?.getAttribute('autocomplete') === 'off';
  return controls
    .filter((one) => !isOff(one) || !(one instanceof HTMLInputElement || isOff(one.form)))
    .map(({ name, type }) => `${type} ${name}`);
}

async function expectNothingKept(page: Page) {
  expect(await page.evaluate(fieldsKeptByBrowser)).toEqual([]);
}

test('a browser restores neither an entry nor an answer of a tab', async ({ robinsPage: page }) => {
  await page.request.post('/api/journal', { data: { content: 'Rain on the roof' } });
  await page.goto('/journal');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.getByRole('button', { name: 'New Entry' }).click();
  await expect(page.getByLabel('Your thoughts')).toBeVisible();
  await expectNothingKept(page);

  await becomePremium(page);
  await confirmAdult(page);
  await page.goto('/bedroom/yes-maybe-no');
  await expect(page.getByRole('radio', { name: 'Maybe' }).first()).toBeAttached();
  await expectNothingKept(page);
});
