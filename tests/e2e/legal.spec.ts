import { expect, expectAccessible, test } from './fixtures.ts';

test('a visitor reads what is promised, from the front page and from signing up', async ({
  page,
}) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByRole('heading', { name: 'Cookies and storage' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/signup');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(page.getByText('$19.99 a month')).toBeVisible();
});

test('a member finds both under Account', { tag: '@nightly' }, async ({ robinsPage: page }) => {
  await page.goto('/account');
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByText('You’re both 18 or older')).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});
