import { launchFirefox } from './firefox.ts';
import { expect, signIn, test } from './fixtures.ts';

test('in Firefox the table of a chart is for screen readers alone', { tag: '@nightly' }, async ({
  couple,
  baseURL,
}) => {
  const firefox = await launchFirefox();
  try {
    const context = await firefox.newContext(baseURL ? { baseURL } : {});
    await signIn(context, couple.robin);
    const page = await context.newPage();
    await page.goto('/progress');
    const caption = page.locator('caption').first();
    await expect(caption).toBeAttached();
    const isSeen = await caption.evaluate((element) => {
      element.scrollIntoView();
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementsFromPoint(left + width / 2, top + height / 2).includes(element);
    });
    expect(isSeen).toBe(false);
  } finally {
    await firefox.close();
  }
});
