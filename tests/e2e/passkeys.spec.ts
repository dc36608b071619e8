import type { Page } from '@playwright/test';
import { VirtualAuthenticator } from './authenticator.ts';
import { expect, expectAccessible, expectFits, test, toast } from './fixtures.ts';
import { mailTo } from './sent-mails.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page) {
  await page.goto('/account/sign-in');
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(toast(page, 'Passkey Added')).toBeVisible();
}

async function signOut(page: Page) {
  await page.goto('/api/logout');
  await page.goto('/login');
}

async function useAPasskey(page: Page) {
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
}

test('a passkey is added, named, signs in, and is removed', async ({ robinsPage: page }) => {
  await VirtualAuthenticator.on(page);
  await addPasskey(page);
  // A toast may be in the section as well, while a dialog there is open.
  const row = section(page).locator('li:not(.toast)');
  await expect(row).toContainText('Chrome on Linux');
  await expect(row).toContainText('not used yet');
  await expectAccessible(page);
  await expectFits(page);

  await row.getByRole('button', { name: 'Rename: Chrome on Linux' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this passkey' });
  await dialog.getByLabel('Name').fill(' ');
  await dialog.getByRole('button', { name: 'Save Name' }).click();
  await expect(dialog.getByText('Please give this passkey a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByRole('button', { name: 'Save Name' }).click();
  await expect(row).toContainText('My phone');

  // Expect a refusal, because the device knows that one passkey is enough.
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(toast(page, 'Passkey Not Added')).toContainText('already has a passkey');

  await signOut(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await useAPasskey(page);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');

  await page.goto('/account/sign-in');
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Remove: My phone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove “My phone”?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(toast(page, 'Passkey Removed')).toBeVisible();
  await expect(row).toHaveCount(0);

  await signOut(page);
  await useAPasskey(page);
  await expect(toast(page, 'Passkey Not Accepted')).toContainText('doesn’t match any account here');
  await expect(page).toHaveURL('/login');
});

test('the browser suggests a passkey where it fills in the address', { tag: '@nightly' }, async ({
  robinsPage: page,
}) => {
  await VirtualAuthenticator.on(page, { isSuggested: true });
  await addPasskey(page);
  await page.goto('/api/logout');
  await page.goto('/journal');
  await page.getByRole('button', { name: 'Sign In' }).click();
  // Expect a sign-in without a press: the authenticator accepts the suggestion, like a person who
  // taps it.
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/journal');
});

test('a prompt that is turned away changes nothing, and what was typed stays', {
  tag: '@nightly',
}, async ({ robinsPage: page }) => {
  const authenticator = await VirtualAuthenticator.on(page);
  await authenticator.setOwnersFinger(false);
  await page.goto('/account/sign-in');
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(toast(page, 'Nothing Changed')).toBeVisible();
  await expect(section(page).getByRole('listitem')).toHaveCount(0);
  await authenticator.setOwnersFinger(true);
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(toast(page, 'Passkey Added')).toBeVisible();

  await authenticator.setOwnersFinger(false);
  await signOut(page);
  await page.getByLabel('Email').fill('robin@example.org');
  const asked = page.waitForResponse('**/api/passkeys/sign-in-options');
  await useAPasskey(page);
  await asked;
  await expect(page.getByRole('button', { name: 'Use a Passkey' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.org');
  await authenticator.setOwnersFinger(true);
  await useAPasskey(page);
  await expect(page).toHaveURL('/welcome');
});

test('whoever signed in long ago shows first that it is them', { tag: '@nightly' }, async ({
  robinsPage: page,
  couple,
}) => {
  await VirtualAuthenticator.on(page);
  // Fake the answer of ten minutes later.
  await page.route('**/api/passkeys', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isFresh: false } });
  });
  await page.goto('/account/sign-in');
  const add = section(page).getByRole('button', { name: 'Add a Passkey' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  const password = dialog.getByLabel('Your password');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('Please enter your current password.');
  await password.fill('not this one');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('That’s not your current password.');
  await expect(password).toHaveValue('not this one');
  await password.fill(couple.robin.password);
  await confirm.click();
  await expect(toast(page, 'Passkey Added')).toBeVisible();
  await expect(dialog).toBeHidden();
  // Use the passkey as proof from now on. The device then knows that it has one.
  await add.click();
  await confirm.click();
  await expect(toast(page, 'Passkey Not Added')).toContainText('already has a passkey');
  // The list of passkeys may be on its way still.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('whoever has had the page open for long is asked for a proof instead of being refused', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple }) => {
  await VirtualAuthenticator.on(page);
  // Fake the refusal of ten minutes later, for a call without a proof.
  await page.route('**/api/passkeys/registration-options', async (route) => {
    if (route.request().postData() !== '{}') return route.continue();
    await route.fulfill({ status: 403, json: { message: 'Please confirm that it is you.' } });
  });
  await page.goto('/account/sign-in');
  await section(page).getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password').fill(couple.robin.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Passkey Added')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a copied passkey is refused, and its owner is told on the account page', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple }) => {
  const authenticator = await VirtualAuthenticator.on(page);
  await addPasskey(page);
  const [stolen] = await authenticator.credentials();
  if (!stolen) throw new Error('The authenticator holds no passkey.');
  await signOut(page);
  await useAPasskey(page);
  await expect(page).toHaveURL('/welcome');

  await authenticator.restore(stolen);
  await signOut(page);
  await useAPasskey(page);
  await expect(toast(page, 'Passkey Not Accepted')).toContainText('may have been copied');
  await expect(page).toHaveURL('/login');

  await page.getByLabel('Email').fill(couple.robin.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.robin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/account/sign-in');
  const warning = section(page).getByRole('alert');
  await expect(warning).toContainText('There may be a copy of this passkey');
  await expectAccessible(page);
});

/**
 * Asks for a passkey as a site without our scripts would. Returns a word if the browser refuses.
 * Runs in the page.
 */
async function answerFor(challenge: string) {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
  const base64 = (buffer: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const publicKey = { challenge: bytes(challenge), rpId: 'localhost' };
  try {
    const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature, userHandle } =
      given.response as AuthenticatorAssertionResponse;
    return {
      id: given.id,
      rawId: base64(given.rawId),
      type: 'public-key',
      response: {
        clientDataJSON: base64(clientDataJSON),
        authenticatorData: base64(authenticatorData),
        signature: base64(signature),
        userHandle: base64(userHandle ?? new ArrayBuffer(0)),
      },
    };
  } catch (error) {
    return (error as Error).name;
  }
}

test('an answer that another site got signs nobody in', { tag: '@nightly' }, async ({
  robinsPage: page,
  baseURL,
}) => {
  const home = baseURL ?? '';
  await VirtualAuthenticator.on(page);
  await addPasskey(page);
  await page.goto('/api/logout');
  const body = '<h1>Elsewhere</h1>';
  await page.route(/elsewhere/, (route) => route.fulfill({ contentType: 'text/html', body }));
  // Relay our challenge through another site, as an attacker would.
  const relayed = async (site: string) => {
    const asked = await page.request.post(`${home}/api/passkeys/sign-in-options`);
    const { challenge } = (await asked.json()) as { challenge: string };
    await page.goto(`${site}/elsewhere`);
    return page.evaluate(answerFor, challenge);
  };
  const send = (data: unknown) => page.request.post(`${home}/api/passkeys/sign-in`, { data });

  // Expect the browser to refuse a passkey of ours for another host.
  expect(await relayed(home.replace('localhost', 'evil.localhost'))).toBe('SecurityError');
  // Expect the server to refuse the answer from another port of our host, which the browser allows.
  expect((await send(await relayed('http://localhost:8999'))).status()).toBe(401);
  expect((await page.request.get(`${home}/api/user`)).status()).toBe(401);
  // Expect the same request to succeed on our own site.
  expect((await send(await relayed(home))).status()).toBe(200);
});

test('the password is removed with a passkey in hand, and the last passkey then stays', {
  tag: '@nightly',
}, async ({ robinsPage: page, couple }) => {
  const authenticator = await VirtualAuthenticator.on(page);
  await addPasskey(page);
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByRole('button', { name: 'Remove My Password' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign in with passkeys only?' });
  await authenticator.setOwnersFinger(false);
  await question.getByRole('button', { name: 'Remove Password' }).click();
  await expect(toast(page, 'Nothing Changed')).toBeVisible();
  await authenticator.setOwnersFinger(true);
  await password.getByRole('button', { name: 'Remove My Password' }).click();
  await question.getByRole('button', { name: 'Remove Password' }).click();
  await expect(toast(page, 'Password Removed')).toBeVisible();
  const login = await page.request.post('/api/login', { data: couple.robin });
  expect(login.status()).toBe(401);

  await section(page).getByRole('button', { name: 'Remove: Chrome on Linux' }).click();
  await page.getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(toast(page, 'Passkey Not Removed')).toContainText('your only way to sign in');

  // Expect the passkey everywhere instead of the password.
  await expect(
    password.getByText('You don’t have one: you sign in with your passkeys.'),
  ).toBeVisible();
  await expect(password.getByLabel('Current password')).toHaveCount(0);
  await expectAccessible(page);
  await password.getByLabel('New password').fill('a louder evening');
  await password.getByRole('button', { name: 'Choose a Password' }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
  await expect(password.getByLabel('Current password')).toBeVisible();

  await page.getByRole('button', { name: 'Leave and Erase My Data' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave for good?' });
  await expect(leaving.getByText('Or leave this empty')).toBeVisible();
  await leaving.getByRole('button', { name: 'Erase and Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /sign in|log in/i }).first()).toBeVisible();
});

async function mailedPath(address: string, page: 'keep-email' | 'choose-password') {
  const link = new RegExp(`/${page}#[\\w-]+`);
  return link.exec((await mailTo(address, link)).text)?.[0] ?? '';
}

test('a mailed link for a password offers to remove all passkeys; after an undone change, from the start', async ({
  robinsPage: page,
  couple,
}) => {
  const { email, password } = couple.robin;
  await VirtualAuthenticator.on(page);
  await addPasskey(page);
  const removing = page.getByLabel('Remove all passkeys');
  const passkeys = async () => (await page.request.get('/api/passkeys')).json();
  const save = async () => {
    await page.getByLabel('New password').fill('a louder evening');
    await page.getByRole('button', { name: 'Save and Sign In' }).click();
    await expect(page).toHaveURL('/welcome');
  };

  await page.request.post('/api/password/forgot', { data: { email } });
  await page.goto(await mailedPath(email, 'choose-password'));
  await expect(removing).not.toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  await save();
  expect(await passkeys()).toMatchObject({ passkeys: [{ name: 'Chrome on Linux' }] });

  const asked = { data: { email: `thief-${email}`, password: 'a louder evening' } };
  expect((await page.request.post('/api/account/email', asked)).status()).toBe(204);
  // Open the mail in a browser that is not signed in: a page whose login ends loads itself anew.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(await mailedPath(email, 'keep-email'));
  await page.getByRole('button', { name: 'It Wasn’t Me' }).click();
  await expect(removing).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  await save();
  expect(await passkeys()).toMatchObject({ passkeys: [] });
  const old = await page.request.post('/api/login', { data: { email, password } });
  expect(old.status()).toBe(401);
});

test('whoever typed their password is offered a passkey, and can say never again', {
  tag: '@nightly',
}, async ({ page, couple }) => {
  await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
  await VirtualAuthenticator.on(page);
  const signIn = async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(couple.robin.email);
    await page.getByLabel('Password', { exact: true }).fill(couple.robin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/welcome');
  };
  const offer = page.getByRole('dialog', { name: 'Next time, without a password?' });
  await signIn();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Not Now' }).click();
  await expect(offer).toBeHidden();

  await page.goto('/api/logout');
  await signIn();
  await offer.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(toast(page, 'Passkey Added')).toBeVisible();
  await expect(offer).toBeHidden();

  // Remove the passkey, because a member who has one is not asked again. A browser that declined is
  // never asked again.
  const { passkeys } = await (await page.request.get('/api/passkeys')).json();
  await page.request.delete(`/api/passkeys/${passkeys[0].id}`);
  await page.goto('/api/logout');
  await signIn();
  await offer.getByRole('button', { name: 'Don’t Ask Again Here' }).click();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('passkeyOfferDeclined'))).toBe('true');
});
