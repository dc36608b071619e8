import { expect, expectAccessible, expectFits, test, toast } from './fixtures.ts';
import { addToCart, bar, card, drawer, openCart, putInCart, setStock } from './shopping.ts';

test('the store holds seven products, and a card shows what matters and hints at the rest', async ({
  page,
}) => {
  // “product cards, Add to Cart”
  // “Cards show at most 3 colours and 2 variants.”
  await page.goto('/store');
  await expect(page.getByRole('article')).toHaveCount(7);
  const workoutSet = card(page, 'Couples Workout Set');
  await expect(workoutSet.getByText('$89.99')).toBeVisible();
  await expect(workoutSet.locator('s')).toHaveText('$119.99');
  await expect(workoutSet.getByText('Bestseller')).toBeVisible();
  await expect(workoutSet.getByText('Rated 4.8 out of 5 stars by 214 reviews')).toBeAttached();
  await expect(workoutSet.getByText('Colors: Plum, Coral, Teal and 1 more')).toBeAttached();
  await expect(workoutSet.getByText('+1')).toBeVisible();

  const variants = card(page, 'First Light Perfume').getByRole('list', { name: 'Variants' });
  await expect(variants.getByRole('listitem')).toHaveCount(3);
  await expect(variants.getByRole('listitem').last()).toContainText('+1');
  await expectAccessible(page);
  await expectFits(page);
  // Fill the first card from top to bottom where its picture stands beside the words.
  await page.setViewportSize({ width: 768, height: 1024 });
  const [whole, picture] = [workoutSet, workoutSet.locator('img')];
  const height = async (part: typeof whole) => (await part.boundingBox())?.height ?? 0;
  await expect.poll(async () => (await height(whole)) - (await height(picture))).toBeLessThan(4);
  await page.getByRole('button', { name: 'Candle Collection', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Candle Collection' })).toBeVisible();
  await expectAccessible(page);
});

test('the search filters as one types, the chips filter too, and there is a way back', async ({
  page,
}) => {
  // “search box (not wired to anything)”
  // “category filter chips (All Items, Workout Apparel, Romantic Items, Bedroom Only)”
  await page.goto('/store');
  const search = page.getByRole('searchbox', { name: 'Search the store' });
  await search.pressSequentially('mÚLB');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Silk Sleep Set')).toBeVisible();
  await search.fill('bestseller');
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('button', { name: 'Bedroom Only' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await search.fill('silk');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show All Items' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);

  for (const [chip, count] of [
    ['Workout Apparel', 2],
    ['Romantic Items', 3],
    ['Bedroom Only', 2],
    ['All Items', 7],
  ] as const) {
    await page.getByRole('button', { name: chip }).click();
    await expect(page.getByRole('button', { name: chip })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article')).toHaveCount(count);
  }
});

test('color, size and quantity are chosen in the sheet, by keyboard alone', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/store');
  const opener = page.getByRole('button', { name: 'Couples Workout Set', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Couples Workout Set' });
  await expect(sheet.getByRole('radio')).toHaveCount(14);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await sheet.getByRole('radio', { name: 'Plum' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: 'Coral' })).toBeChecked();
  await expect(sheet.locator('img')).toHaveAttribute('src', /coral/);
  // Add without choosing: both sizes must be asked for.
  await sheet.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  const one = sheet.getByRole('group', { name: 'Size for one of you' });
  const other = sheet.getByRole('group', { name: 'Size for the other' });
  await expect(one.getByRole('radio', { name: 'XS' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(one.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(other.getByRole('radio', { name: 'XL' })).toBeChecked();
  await sheet.getByRole('button', { name: 'One more' }).press('Enter');
  await sheet.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expect(toast(page, 'Added to Cart')).toContainText(
    'Couples Workout Set in Coral, S and XL',
  );
  await expect(bar(page)).toContainText('2 items');
  await expect(bar(page)).toContainText('$179.98');
});

test("a visitor's cart counts, changes, forgives a slip and survives a reload", async ({
  page,
}) => {
  // “product cards, Add to Cart”
  // “a cart summary bar with a View Cart button that does nothing”
  // “an in-memory list of product ids only.”
  await page.goto('/store');
  await addToCart(page, 'Couples Game');
  await addToCart(page, 'Blindfold Set');
  await expect(bar(page)).toContainText('2 items');
  await page.reload();
  await expect(bar(page)).toContainText('$63.98');

  await openCart(page);
  const cart = drawer(page);
  await expect(cart).toContainText('Add $11.02 more for free shipping.');
  await expect(cart.getByRole('definition').nth(1)).toHaveText('$5.95');
  await cart.getByRole('button', { name: 'One more: Couples Game, First edition' }).click();
  await expect(cart.getByRole('definition').nth(1)).toHaveText('Free');
  await expect(cart.getByRole('definition').nth(2)).toHaveText('$92.97');

  await cart.getByRole('button', { name: 'Remove Couples Game, First edition' }).click();
  await expect(cart.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('definition').nth(2)).toHaveText('$92.97');

  await cart.getByRole('button', { name: 'Change Blindfold Set, Midnight' }).click();
  await page.getByRole('radio', { name: 'Wine' }).check();
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await expect(drawer(page).getByText('Wine', { exact: true })).toBeVisible();
  await expect(drawer(page).getByText('Midnight')).toHaveCount(0);
});

test('signing in on the way to checkout makes the cart the couple’s, once', {
  tag: '@nightly',
}, async ({ page, couple, kimsPage }) => {
  await page.goto('/store');
  await addToCart(page, 'Couples Game');
  await openCart(page);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In to Continue' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(couple.robin.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.robin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('1 × Couples Game')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 × Couples Game')).toBeVisible();

  // Open the store on the other phone: both must show one cart.
  await kimsPage.goto('/store');
  await expect(bar(kimsPage)).toContainText('1 item');
  await page.goto('/store');
  await addToCart(kimsPage, 'Candle Collection');
  await expect(bar(kimsPage)).toContainText('2 items');
  await openCart(page);
  await expect(drawer(page).getByText('Candle Collection')).toBeVisible();

  await page.goto('/api/logout');
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toMatch(/game|candle|cart/);
  await page.goto('/store');
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(bar(page)).toHaveCount(0);
});

test('a surprise is hidden from the partner, from before it is in the cart', async ({
  robinsPage,
  kimsPage,
}) => {
  await robinsPage.goto('/store');
  await robinsPage.getByRole('button', { name: 'Blindfold Set', exact: true }).click();
  const sheet = robinsPage.getByRole('dialog', { name: 'Blindfold Set' });
  await sheet.getByRole('switch', { name: 'Keep this a surprise' }).click();
  const added = robinsPage.waitForRequest('**/api/cart/lines');
  await sheet.getByRole('button', { name: 'Add to Cart' }).click();
  expect((await added).postDataJSON()).toMatchObject({ lines: [{ isSurprise: true }] });
  await expect(toast(robinsPage, 'Added to Cart')).toContainText('Only you see it.');

  await putInCart(robinsPage, 'couples-game.-.-.first-edition');
  await robinsPage.goto('/store');
  await openCart(robinsPage);
  const toggle = drawer(robinsPage).getByRole('switch', { name: /surprise: Couples Game/ });
  const saved = robinsPage.waitForResponse('**/api/cart/lines/*');
  await toggle.click();
  await expect(toggle).toBeChecked();
  await saved;
  await kimsPage.goto('/store');
  await expect(kimsPage.getByRole('article')).toHaveCount(7);
  await expect(bar(kimsPage)).toHaveCount(0);
  await robinsPage.reload();
  await expect(bar(robinsPage)).toContainText('2 items');
});

test('what is sold out or nearly so is said', { tag: '@nightly' }, async ({ page, request }) => {
  await setStock(request, 'blindfold-set.pearl.-.-', 0);
  await setStock(request, 'blindfold-set.wine.-.-', 2);
  await page.goto('/store');
  await page.getByRole('button', { name: 'Blindfold Set', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Pearl, sold out' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Wine' }).check();
  await expect(page.getByText('Only 2 left')).toBeVisible();
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await setStock(request, 'blindfold-set.wine.-.-', 80);
});

test('without a connection nothing is lost, and it says so', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.goto('/store');
  await page.route('**/api/cart/lines', (route) => route.abort());
  await addToCart(page, 'Candle Collection');
  await expect(toast(page, 'Saved on This Device')).toBeVisible();
  await expect(bar(page)).toContainText('$67.99');
  await page.reload();
  await expect(bar(page)).toContainText('$67.99');
  await openCart(page);
  await expect(drawer(page).getByText(/only saved on this device/)).toBeVisible();
  await page.unroute('**/api/cart/lines');
  await drawer(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(drawer(page).getByText(/only saved on this device/)).toHaveCount(0);
  await expect(drawer(page).getByText('Candle Collection')).toBeVisible();

  await page.route('**/api/store/products', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The store could not be loaded');
  await page.unroute('**/api/store/products');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
});

test('the cart can be used by everyone', { tag: '@nightly' }, async ({ robinsPage: page }) => {
  await putInCart(page, 'couples-workout-set.teal.s-and-l.-');
  await page.goto('/store');
  await openCart(page);
  await expectAccessible(page);
});
