import { expect, test } from './fixtures.ts';

const SENTENCE = 'This browser is too old to show this page well.';

test('a browser that understands none of our styles reads one sentence', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(SENTENCE)).toBeHidden();
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText(SENTENCE)).toBeVisible();
});
