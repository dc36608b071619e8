import { expect, test, toast, writeEntries } from './fixtures.ts';

/** Robin shares an entry and Kim reads it on another phone, without any reload. */
test('what one shares, likes and takes back, the other’s open pages show', async ({
  robinsPage,
  kimsPage,
}) => {
  await kimsPage.goto('/');
  await expect(kimsPage.getByText('Roll out the mat.')).toBeVisible();
  await robinsPage.goto('/');
  await robinsPage.getByRole('link', { name: 'Journal', exact: true }).click();
  await robinsPage.getByRole('button', { name: 'Write First Entry' }).click();
  await expect(robinsPage.getByLabel('Your thoughts')).toBeFocused();
  await robinsPage.getByLabel('Your thoughts').fill('We danced in the kitchen.');
  await robinsPage.getByRole('button', { name: 'Save Entry' }).click();
  const own = robinsPage.getByRole('article');
  await expect(own.getByText('Only you')).toBeVisible();

  // Share by mistake and take back immediately.
  const line = kimsPage.getByRole('link', { name: 'Robin shared a page with you' });
  await own.getByRole('button', { name: 'Share' }).click();
  await expect(line).toBeVisible();
  await toast(robinsPage, 'Entry Shared').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(robinsPage, 'Entry Private')).toBeVisible();
  await expect(line).toBeHidden();
  await expect(own.getByText('Only you')).toBeVisible();

  // Share for good: the line must survive a reload, and lead to the entry.
  await own.getByRole('button', { name: 'Share' }).click();
  await expect(line).toBeVisible();
  await kimsPage.reload();
  await line.click();
  const theirs = kimsPage.getByRole('article').filter({ hasText: 'We danced in the kitchen.' });
  await expect(theirs).toBeFocused();
  await theirs.getByRole('button', { name: 'Leave a heart' }).click();
  await expect(theirs.getByRole('button', { name: 'You left a heart' })).toBeVisible();
  await expect(own.getByText('A heart from your partner')).toBeVisible();

  // Go back home: an entry once read must not be announced again.
  await kimsPage.getByRole('link', { name: 'Home' }).click();
  await expect(kimsPage.getByText('Roll out the mat.')).toBeVisible();
  await expect(line).toBeHidden();

  await robinsPage.getByRole('button', { name: 'Unshare' }).click();
  await kimsPage.goBack();
  await expect(kimsPage.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
});

test('a heart stays where a list read before it arrives after it', async ({
  robinsPage,
  kimsPage: page,
}) => {
  const share = (content: string) =>
    robinsPage.request.post('/api/journal', { data: { content, isSharedWithPartner: true } });
  await share('We danced in the kitchen.');
  const opened = page.waitForResponse('**/api/live/events*');
  await page.goto('/journal');
  await opened;
  const danced = page.getByRole('article').filter({ hasText: 'We danced in the kitchen.' });
  await expect(danced).toBeVisible();

  // Hold back a list that was read before the heart.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isRead = new Promise<void>((resolve) => {
    void page.route(
      '**/api/journal',
      async (route) => {
        const response = await route.fetch();
        resolve();
        await isReleased;
        // The page may no longer wait for this list.
        await route.fulfill({ response }).catch(() => {});
      },
      { times: 1 },
    );
  });
  await share('And in the rain.');
  await isRead;
  const saved = page.waitForResponse('**/heart');
  await danced.getByRole('button', { name: 'Leave a heart' }).click();
  await saved;
  release();
  await expect(page.getByText('And in the rain.')).toBeVisible();
  await expect(danced.getByRole('button', { name: 'You left a heart' })).toBeVisible();
});

test('what comes from the other disturbs neither what is typed nor the place on the page', {
  tag: '@nightly',
}, async ({ robinsPage, kimsPage: page }) => {
  await writeEntries(
    page,
    Array.from({ length: 12 }, (_, at) => `Page ${at}. ${'Quiet. '.repeat(60)}`),
  );
  // Remove scroll anchoring, as in Safari, which does not keep the reading position by itself.
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: string[]) =>
      asked[0] !== 'overflow-anchor' && supports.apply(CSS, asked as [string]);
  });
  const opened = page.waitForResponse('**/api/live/events*');
  await page.goto('/journal');
  await opened;
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const seventh = page.getByRole('article').nth(6);
  await seventh.evaluate((card) => card.scrollIntoView());
  const words = await seventh.getByText('Quiet').textContent();
  const placeOf = () =>
    page.getByText(words ?? '').evaluate((text) => Math.round(text.getBoundingClientRect().top));
  const before = await placeOf();
  const share = async (content: string) => {
    const data = { content, isSharedWithPartner: true };
    expect((await robinsPage.request.post('/api/journal', { data })).status()).toBe(201);
    await expect(page.getByText(content)).toBeAttached();
  };
  await share('From Robin, above all that.');
  await expect.poll(placeOf).toBe(before);

  await page.getByRole('button', { name: 'New Entry' }).click();
  await page.getByLabel('Your thoughts').pressSequentially('In the middle of a sen');
  await share('Another from Robin.');
  await expect(page.getByLabel('Your thoughts')).toBeFocused();
  await page.keyboard.type('tence');
  await expect(page.getByLabel('Your thoughts')).toHaveValue('In the middle of a sentence');
});
