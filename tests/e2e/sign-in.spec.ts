import { expect, held, signIn, test, toast } from './fixtures.ts';

/** Request that the page makes by itself, so that the browser can suggest passkeys. */
const SUGGESTIONS = /\/api\/passkeys\/sign-in-options$/;

test('signing in welcomes a member by first name', async ({ page, couple }) => {
  // “email and password form”
  // “After a successful sign-in it goes to /welcome.”
  // “greeting using the user's firstName, falling back to Partner”
  // “Login payload: email, password.”
  // “On success it shows a toast and goes to /welcome.”
  // “| POST /api/login | email, password | Only the ok status is used; body not read |”
  // “Welcome back! / You've been successfully signed in.”
  // “The button reads Signing In... while submitting.”
  // “idle, submitting, idle.”
  const { letGo } = await held(page, '**/api/login');
  await page.goto('/login');
  await page.getByLabel('Email').fill(couple.robin.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.robin.password);
  const asking = page.waitForRequest('**/api/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect((await asking).postDataJSON()).toEqual(couple.robin);
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  letGo();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expect(toast(page, 'Welcome back!')).toContainText("You've been successfully signed in.");
});

test('a form with a gap makes no call and keeps what was typed; beside it one signs up', async ({
  page,
}) => {
  // “a button to create an account that goes to /signup”
  // “email and password both required.”
  // “If either is empty, the toast Missing Information / Please enter both email and password. is shown and no call is made.”
  // “The email input is of type email.”
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !SUGGESTIONS.test(request.url())) calls.push(request.url());
  });
  for (const [label, typed] of [
    ['Email', 'someone@example.org'],
    ['Password', 'all that was typed'],
  ] as const) {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    const field = page.getByLabel(label, { exact: true });
    await field.fill(typed);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'Missing Information')).toContainText(
      'Please enter both email and password.',
    );
    await expect(field).toHaveValue(typed);
  }
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await expect(page).toHaveURL('/signup');
});

test('a wrong password and a lost network each have their toast', async ({ page, couple }) => {
  // “idle, submitting, idle.”
  // “Toasts (destructive unless success):”
  // “Sign In Failed / Invalid email or password. Please try again. (non-ok login)”
  // “Error / Something went wrong. Please try again. (network failure at login)”
  await page.goto('/login');
  await page.getByLabel('Email').fill(couple.robin.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Sign In Failed')).toContainText(
    'Invalid email or password. Please try again.',
  );
  await page.route('**/api/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Error')).toContainText('Something went wrong. Please try again.');
  const colourOf = (title: string) =>
    toast(page, title).evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const colourOfFailure = await colourOf('Error');
  await expect(page.getByLabel('Email')).toHaveValue(couple.robin.email);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();

  await page.unroute('**/api/login');
  await page.getByLabel('Password', { exact: true }).fill(couple.robin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  expect(await colourOf('Welcome back!')).not.toBe(colourOfFailure);
});

for (const [path, reason, title, details] of [
  ['/progress', 'progress', 'Track Your Progress', {}],
  ['/journal', 'general', 'Sign In to Continue', { tag: '@nightly' }],
] as const) {
  test(
    `${path} sends a visitor to the gate, and back after signing in`,
    details,
    async ({ page, couple }) => {
      // “The Sign In button stores a redirect path in session storage under the key redirectAfterLogin (default /) and then navigates the browser to /api/login.”
      // “when unauthenticated, redirects to /signin-required?reason=progress”
      // “An unauthenticated visitor is redirected to /signin-required?reason=general.”
      // “Progress and journal redirect unauthenticated visitors as described.”
      // “| Browser navigation to /api/login | none | Redirect sign-in from the gate page |”
      await page.goto(path);
      await expect(page).toHaveURL(`/signin-required?reason=${reason}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const asking = page.waitForRequest('**/api/login');
      await page.getByRole('button', { name: 'Sign In' }).click();
      expect((await asking).isNavigationRequest()).toBe(true);
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toBe(path);
      await page.getByLabel('Email').fill(couple.robin.email);
      await page.getByLabel('Password', { exact: true }).fill(couple.robin.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toBeNull();
    },
  );
}

test('every other page of a couple sends a visitor to the gate too', async ({ page }) => {
  for (const path of ['/journal', '/challenges', '/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL('/signin-required?reason=general');
    await expect(page.getByRole('heading', { name: 'Sign In to Continue' })).toBeVisible();
  }
});

test('each reason has a title and benefits of its own, an unknown one is general, and the way back is home', {
  tag: '@nightly',
}, async ({ page }) => {
  // “The Sign In button stores a redirect path in session storage under the key redirectAfterLogin (default /) and then navigates the browser to /api/login.”
  // “Session-storage key: redirectAfterLogin.”
  // “a query parameter reason (premium, progress or general; default general) selects the title, description and benefit list”
  // “premium reads Premium Content Requires Sign In; progress reads Track Your Progress; general reads Sign In to Continue”
  // “The benefit list text per reason: not shown.”
  // “A Create Your Account button goes to /signup.”
  const lists = new Set<string>();
  for (const [search, title] of [
    ['?reason=progress', 'Track Your Progress'],
    ['?reason=general', 'Sign In to Continue'],
    ['?reason=anything', 'Sign In to Continue'],
    ['', 'Sign In to Continue'],
    ['?reason=premium', 'Premium Content Requires Sign In'],
  ] as const) {
    await page.goto(`/signin-required${search}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem')).toHaveCount(3);
    lists.add(await main.innerText());
  }
  expect(lists.size).toBe(3);
  await page.getByRole('link', { name: 'Create Your Account' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toBe('/');
});

test('a way back that leads to another site is ignored', { tag: '@nightly' }, async ({
  page,
  couple,
}) => {
  // Use one trap here. Others: client/auth/redirect-after-login.test.ts
  await page.addInitScript(() => sessionStorage.setItem('redirectAfterLogin', '//evil.example'));
  await page.goto('/login');
  await page.getByLabel('Email').fill(couple.robin.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.robin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/welcome');
});

test('whoever is signed in is sent home by the pages for signing in', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  for (const path of ['/login', '/signup', '/signin-required']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('a visitor need not wait until it is known that nobody is signed in', {
  tag: '@nightly',
}, async ({ page }) => {
  // “Unauthenticated, or while authentication is loading: / (landing), /login, /signin-required, /signup.”
  // “Visitor (unauthenticated): landing, login, signin-required and signup.”
  const { letGo } = await held(page, '**/api/user');
  for (const [path, words] of [
    ['/', 'Start Free Together'],
    ['/login', 'Create an Account'],
    ['/signin-required', 'Create Your Account'],
    ['/signup', 'Sign In'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: words, exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  letGo();
});

test('a returning member never sees the landing page flash by', { tag: '@nightly' }, async ({
  page,
  couple,
}) => {
  // “Unauthenticated, or while authentication is loading: / (landing), /login, /signin-required, /signup.”
  // “anonymous or signed-in. Signed-in is known when the current-user call returns data.”
  await signIn(page.context(), couple.robin);
  const { letGo } = await held(page, '**/api/user');
  const isAsked = page.waitForRequest('**/api/user');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await isAsked;
  await expect(page.getByRole('status').getByText('Loading...')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Start Free Together' })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { name: "Tonight's session" })).toBeVisible();
});

test('signing out ends at the landing page, and the back button shows nothing', async ({
  robinsPage: page,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin Castle');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Start Free Together' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/signin-required?reason=general');
});
