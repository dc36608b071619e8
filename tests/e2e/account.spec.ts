import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, expectAccessible, signIn, test, toast } from './fixtures.ts';
import { mailTo } from './sent-mails.ts';

async function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 2400, height: 1800, channels: 3, background: 'red', noise } as const;
  return sharp({ create })
    .jpeg({ quality: 98 })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('the profile leads to five rows, each with its setting, and the name changes everywhere', async ({
  robinsPage: page,
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account & Privacy' })).toHaveCount(0);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([
    'YouRobin Castle',
    'NotificationsBy email · quiet from 10:00 PM',
    'Privacy and lockLock off',
    /^Sign-in and devices\d devices? · no passkeys$/,
    'Your dataDownload a copy, or leave',
  ]);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'You', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You', level: 1 })).toBeFocused();
  await expectAccessible(page);
  for (const name of ['Save Name', 'Save Phone']) {
    await expect(page.getByRole('form', { name })).toBeVisible();
  }
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(page.getByText('Please enter your first name.')).toBeVisible();
  await page.getByLabel('First name').fill('Robyn');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(toast(page, 'Changes Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Account' }).click();

  await page.getByRole('link', { name: 'Privacy and lock' }).click();
  await page.getByRole('switch', { name: 'Discreet mode' }).check();
  await expect(page).toHaveTitle('Planner');
  await page.getByRole('link', { name: 'Back to Account' }).click();
  await expect(rows.first()).toHaveText('YouRobyn Castle');
  await expect(rows.nth(2)).toHaveText('Privacy and lockLock off · discreet');
  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page.getByRole('heading', { name: /^Robyn Castle/ })).toBeVisible();
});

test('a picture is taken in, shown and removed; anything else is refused', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  await page.goto('/account/you');
  const section = page.getByRole('region', { name: 'Name and picture' });
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    section.locator('input[type=file]').setInputFiles(file);
  await choose({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('just words') });
  await expect(toast(page, 'Not Saved')).toBeVisible();
  // Use a photo like a phone's: far above the limit, rotated, and with its location.
  const photo = await aPhoto();
  expect(photo.length).toBeGreaterThan(3_000_000);
  const sending = page.waitForRequest('**/api/account/avatar');
  await choose({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  const { image } = (await sending).postDataJSON() as { image: string };
  const sent = Buffer.from(image, 'base64');
  expect(sent.length).toBeLessThan(500_000);
  expect(sent.includes('Exif')).toBe(false);
  await expect(toast(page, 'Picture Saved')).toBeVisible();
  const shown = section.locator('img');
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
  await section.getByRole('button', { name: 'Remove Picture' }).click();
  await expect(shown).toBeHidden();
});

test('a chosen theme holds from the first moment of the next page', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/account/you');
  await page.getByText('Dark', { exact: true }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Dark')).toBeChecked();
  // Check the served page, which is discreet before any script runs.
  await expect
    .poll(async () => (await page.request.get('/journal')).text())
    .toMatch(/<html [^>]*data-theme="dark"/);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByText('Same as device', { exact: true }).click();
  await expect(html).not.toHaveAttribute('data-theme');
});

test('discreet mode hides the name, the sign and, on request, the screen', async ({
  robinsPage: page,
}) => {
  await page.goto('/account/privacy');
  await expect(page).toHaveTitle('Privacy and lock · Sexercise');
  await page.getByLabel('Discreet mode').check();
  await expect(page).toHaveTitle('Planner');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/planner.svg');

  await page.goto('/journal');
  await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();
  await expect(page).toHaveTitle('Planner');
  const source = await (await page.request.get('/journal')).text();
  expect(source).toContain('<title>Planner</title>');
  // Expect no page to show the product's name, from its first moment on.
  for (const path of ['/', '/profile', '/store', '/subscribe', '/tour-demo', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/sexercise/i);
  }
  await page.goto('/journal');
  await expect(page.getByRole('heading', { name: 'Start Your Journal' })).toBeVisible();

  const veil = page.getByRole('dialog', { name: 'Planner' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(veil).toBeVisible();
  await veil.getByRole('button', { name: 'Show Again' }).click();
  await expect(veil).toBeHidden();

  // Tap twice with two fingers, as on a phone.
  const browser = await page.context().newCDPSession(page);
  for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const) {
    const fingers = [
      { x: 120, y: 300, id: 1 },
      { x: 240, y: 300, id: 2 },
    ];
    const touchPoints = type === 'touchStart' ? fingers : [];
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await expect(veil).toBeVisible();
  await veil.getByRole('button', { name: 'Show Again' }).click();
  await expect(veil).toBeHidden();

  // Open a dialog, which must be covered too.
  await page.getByRole('button', { name: 'Write First Entry' }).click();
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await expect(veil).toBeVisible();
  await setHidden(false);
  await expect(veil).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'New Journal Entry' })).toBeVisible();
});

test('what opens by itself opens under the veil', { tag: '@nightly' }, async ({ page, couple }) => {
  expect((await page.request.post('/api/login', { data: couple.robin })).status()).toBe(200);
  await page.request.patch('/api/account', { data: { isDiscreet: true } });
  // Hold the tour back until the veil is drawn.
  let release = () => {};
  const isVeiled = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/home', (route) => route.abort());
  await page.route('**/api/tour', async (route) => {
    await isVeiled;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const veil = page.getByRole('dialog', { name: 'Planner' });
  // A busy machine may let too much time pass between the two presses.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(veil).toBeVisible({ timeout: 1_000 });
  }).toPass();
  release();
  const tour = page.locator('dialog', { hasText: 'Welcome, Robin' });
  await expect(tour).toHaveAttribute('open');
  const onTop = () =>
    page.evaluate(() => {
      const [x, y] = [innerWidth / 2, innerHeight / 2];
      return document.elementFromPoint(x, y)?.closest('dialog')?.ariaLabel;
    });
  expect(await onTop()).toBe('Planner');
  await veil.getByRole('button', { name: 'Show Again' }).click();
  await expect(veil).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Welcome, Robin' })).toBeVisible();
});

test('a discreet device stays discreet on the front page', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.request.patch('/api/account', { data: { isDiscreet: true } });
  await page.goto('/api/logout');
  await page.goto('/login');
  await expect(page).toHaveTitle('Planner');
  await page.getByRole('link', { name: 'Planner' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(page).toHaveTitle('Planner');
  expect(await page.locator('body').innerText()).not.toMatch(/sexercise/i);
  // Check the served page, which is discreet without a script.
  const html = await (await page.request.get('/')).text();
  expect(html).toMatch(/<html [^>]*data-discreet/);
});

test('pictures from a discreet device name no product', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.request.patch('/api/account', { data: { isDiscreet: true } });
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      written.push(text);
      fillText.call(this, text, x, y);
    };
  });
  const written = () =>
    page.evaluate(() => (window as unknown as { written: string[] }).written.join('\n'));

  await page.goto('/challenges');
  await page.getByRole('button', { name: /The Long Lean/ }).click();
  let downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generate Graphic' }).click();
  expect((await downloading).suggestedFilename()).toBe('long-lean-challenge.png');
  expect(await written()).toContain('The Long Lean');
  expect(await written()).not.toContain('Sexercise');

  await page.goto('/achievements-demo');
  await page.getByRole('button', { name: 'Celebrate 10 Workouts' }).click();
  downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Image' }).click();
  expect((await downloading).suggestedFilename()).toBe('ten-workouts-achievement.png');
  expect(await written()).toContain('10 Workouts');
  expect(await written()).not.toContain('Sexercise');
});

test('the password changes with the old one only, and other devices are signed out', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple, browser, contextOptions }) => {
  const other = await browser.newContext(contextOptions);
  await signIn(other, couple.robin);
  await page.goto('/account/sign-in');
  await expect(page.getByRole('button', { name: 'Sign Out All Others' })).toBeVisible();
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('a louder evening');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('That’s not your current password.').first()).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('a louder evening');
  await page.getByLabel('Current password').fill(couple.robin.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await other.close();
});

test('phone and address are shown, and change with the password', { tag: '@nightly' }, async ({
  robinsPage: page,
  couple,
}) => {
  await page.goto('/account/you');
  await page.getByLabel('Cell phone').fill('555 0199');
  await page.getByRole('button', { name: 'Save Phone' }).click();
  await expect(toast(page, 'Changes Saved')).toBeVisible();
  await page.goto('/account/sign-in');
  const contact = page.getByRole('region', { name: 'Email' });
  await expect(contact.getByText(`You sign in with ${couple.robin.email}.`)).toBeVisible();
  await contact.getByLabel('New email').fill(`new-${couple.robin.email}`);
  await contact.getByLabel('Password for this change').fill('wrong');
  await contact.getByRole('button', { name: 'Change Email' }).click();
  await expect(contact.getByText('That’s not your current password.')).toBeVisible();
  await contact.getByLabel('Password for this change').fill(couple.robin.password);
  await contact.getByRole('button', { name: 'Change Email' }).click();
  await expect(
    contact.getByText(`Waiting for you to confirm new-${couple.robin.email}`),
  ).toBeVisible();
  await expectAccessible(page);
  await contact.getByRole('button', { name: 'Keep My Address' }).click();
  await expect(contact.getByLabel('New email')).toBeVisible();
  // Open a used link, which must say so and change nothing.
  await page.goto('/confirm-email#used');
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(toast(page, 'Nothing Changed')).toBeVisible();
});

test('an address that somebody else moved comes back, and the next page asks for a new password', async ({
  robinsPage: page,
  couple,
}) => {
  const { email, password } = couple.robin;
  const asked = { data: { email: `thief-${email}`, password } };
  expect((await page.request.post('/api/account/email', asked)).status()).toBe(204);
  const link = /\/keep-email#[\w-]+/;
  await page.goto(link.exec((await mailTo(email, link)).text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Wasn’t you?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It Wasn’t Me' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  // Expect no question about passkeys from a member who has none.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect((await page.request.get('/api/user')).status()).toBe(401);
  // Check that the mail leads to the same page, in case this one is closed.
  const mailed = /\/choose-password#[\w-]+/;
  const { text } = await mailTo(email, mailed);
  expect(page.url()).toContain(mailed.exec(text)?.[0] ?? 'a link');
  await page.getByLabel('New password').fill('mine again');
  await page.getByRole('button', { name: 'Save and Sign In' }).click();
  await expect(toast(page, 'Password Saved')).toBeVisible();
  await expect(page).toHaveURL('/welcome');
  await mailTo(email, /A new password was chosen/);
});

test('a device is signed out from another', { tag: '@nightly' }, async ({
  robinsPage: page,
  couple,
  browser,
  contextOptions,
}) => {
  const other = await browser.newContext(contextOptions);
  await signIn(other, couple.robin);
  await page.goto('/account/sign-in');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByText('This device')).toBeVisible();
  await devices.getByRole('button', { name: 'Sign Out: Chrome on Linux' }).click();
  await expect(toast(page, 'Device Signed Out')).toBeVisible();
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await other.close();
});

test('everything is downloaded as one archive', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await page.goto('/account/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
});

test('leaving asks for the password, erases, and the partner stays', async ({
  robinsPage: page,
  kimsPage,
  couple,
}) => {
  await page.request.post('/api/journal', {
    data: { content: 'I was here', isSharedWithPartner: true },
  });
  await kimsPage.goto('/journal');
  await expect(kimsPage.getByText('I was here')).toBeVisible();
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Leave and Erase My Data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave for good?' });
  const password = dialog.getByLabel('Your password');
  await expectAccessible(page);
  await password.fill('wrong');
  await dialog.getByRole('button', { name: 'Erase and Leave' }).click();
  await expect(password).toHaveAccessibleDescription('That’s not your current password.');
  await password.fill(couple.robin.password);
  await dialog.getByRole('button', { name: 'Erase and Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /sign in|log in/i }).first()).toBeVisible();
  const again = await page.request.post('/api/login', { data: couple.robin });
  expect(again.status()).toBe(401);
  await kimsPage.reload();
  await expect(kimsPage.getByText('Start Your Journal')).toBeVisible();
});

test('changing an address, and keeping the old one, are both confirmed', async ({
  robinsPage: page,
  couple,
}) => {
  await page.goto('/account/sign-in');
  await page.getByLabel('New email').fill(`new-${couple.robin.email}`);
  await page.getByLabel('Password for this change').fill(couple.robin.password);
  await page.getByRole('button', { name: 'Change Email' }).click();
  await expect(toast(page, 'Check Your Email')).toBeVisible();
  await page.getByRole('button', { name: 'Keep My Address' }).click();
  await expect(toast(page, 'Address Kept')).toBeVisible();
});
