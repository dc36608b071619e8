import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Authenticator } from '../testing/authenticator.ts';
import { aCouple, aSignUp, Visitor } from '../testing/factories.ts';
import { addPasskey, signInWith } from '../testing/passkeys.ts';
import { testApp } from '../testing/test-app.ts';
import { sweepEmailChanges } from './email-change.ts';

const world = testApp({ hasRateLimits: false });
const HOUR_MS = 3_600_000;
const UNDO_MS = 72 * HOUR_MS;

const THIEFS = ['b', 'c'] as const;
/** Undo link that was mailed when a member requested a change. */
type Undo = { address: string; token: string; askedAt: number };
type Page = 'confirm-email' | 'keep-email' | 'choose-password';

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('ask'), to: fc.constantFrom(...THIEFS) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('confirm'), which: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('thief undoes'), which: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('victim undoes'), which: fc.nat(4) }) },
  fc.record({ type: fc.constantFrom('new password', 'forgot', 'passkey', 'take', 'sweep') }),
  fc.record({ type: fc.constant('pass'), hours: fc.integer({ min: 1, max: 30 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A member whose password is always known to a thief, who reads mailboxes of their own. */
async function aRobbery() {
  const { form } = await aCouple(world);
  const victim = form.partner1Email;
  const addressOf = { b: `b-${randomUUID()}@thief.example`, c: `c-${randomUUID()}@thief.example` };
  const isThiefs = (address: string) => address.endsWith('@thief.example');
  let current = victim;
  let password = form.partner1Password;
  let now = 0;
  /** Links of changes that were not taken back, oldest first. */
  let undos: Undo[] = [];
  const passkeys: Authenticator[] = [];
  const thiefsBrowsers: Visitor[] = [];

  async function tokensMailed(page: Page, isReader: (address: string) => boolean) {
    await world.settled();
    const link = new RegExp(`/${page}#([\\w-]{64})`);
    return world.sentMail.flatMap(({ to, text }) => {
      const token = link.exec(text)?.[1];
      return token && isReader(to) ? [token] : [];
    });
  }

  async function signIn(): Promise<Visitor | null> {
    const browser = new Visitor(world);
    const { status } = await browser.post('/api/login', { email: current, password });
    return status === 200 ? browser : null;
  }

  async function thiefSignsIn() {
    const browser = await signIn();
    if (browser) thiefsBrowsers.push(browser);
    return browser;
  }

  async function choosePassword(isReader: (address: string) => boolean): Promise<Visitor> {
    const chosen = { token: (await tokensMailed('choose-password', isReader)).at(-1) };
    password = `password ${randomUUID()}`;
    const browser = new Visitor(world);
    // Offered to readers of the mail of an undone change; a thief would keep their passkeys.
    const removesPasskeys = isReader(victim);
    const choice = { ...chosen, password, removesPasskeys };
    const answer = await browser.post('/api/password/choose', choice);
    expect(answer.status).toBe(200);
    return browser;
  }

  /** Uses an undo link, which must take back its own change and every later one. */
  async function undo(link: Undo): Promise<Visitor> {
    const { status } = await new Visitor(world).post('/api/email/keep', { token: link.token });
    expect(status).toBe(200);
    await expectPasskeysToOpenNothing();
    undos = undos.slice(0, undos.indexOf(link));
    current = link.address;
    return choosePassword((address) => address === link.address);
  }

  async function ask(to: string) {
    const thief = await thiefSignsIn();
    const { status } = (await thief?.post('/api/account/email', { email: to, password })) ?? {};
    if (status !== 204) return;
    const token = (await tokensMailed('keep-email', (address) => address === current)).at(-1) ?? '';
    undos.push({ address: current, token, askedAt: now });
  }

  async function confirm(which: number) {
    const token = (await tokensMailed('confirm-email', isThiefs)).at(-1 - which);
    const { status } = await new Visitor(world).post('/api/email/confirm', { token });
    if (status !== 204) return;
    const addressee = world.sentMail.find(({ text }) => text.includes(`#${token}`))?.to;
    current = addressee ?? current;
  }

  const usable = (isReader: (address: string) => boolean) => {
    undos = undos.filter(({ askedAt }) => now - askedAt < UNDO_MS);
    return undos.filter(({ address }) => isReader(address));
  };

  async function act(one: Step): Promise<void> {
    switch (one.type) {
      case 'ask':
        return ask(addressOf[one.to]);
      case 'confirm':
        return confirm(one.which);
      case 'thief undoes': {
        const link = usable(isThiefs).at(-1 - one.which);
        if (link) thiefsBrowsers.push(await undo(link));
        return;
      }
      case 'victim undoes': {
        const link = usable((address) => address === victim).at(-1 - one.which);
        if (link) await undo(link);
        return;
      }
      case 'new password': {
        const thief = await thiefSignsIn();
        const chosen = { currentPassword: password, password: `password ${randomUUID()}` };
        const answer = await thief?.post('/api/account/password', chosen);
        if (answer?.status === 204) password = chosen.password;
        return;
      }
      case 'forgot':
        if (!isThiefs(current)) return;
        await new Visitor(world).post('/api/password/forgot', { email: current });
        thiefsBrowsers.push(await choosePassword((address) => address === current));
        return;
      case 'passkey': {
        const thief = await thiefSignsIn();
        if (thief) passkeys.push((await addPasskey(thief)).device);
        return;
      }
      case 'take': {
        const form = aSignUp({ partner1Email: victim });
        const isHeld = usable(() => true).some(({ address }) => address === victim);
        if (!isHeld && current !== victim) return;
        expect((await new Visitor(world).post('/api/register', form)).status).toBe(409);
        return;
      }
      case 'sweep':
        return sweepEmailChanges(world.deps);
      case 'pass':
        now += one.hours * HOUR_MS;
        world.pass(one.hours * HOUR_MS);
    }
  }

  /** Expects that nothing the thief still has opens anything. */
  async function expectThiefIsOut() {
    for (const page of ['confirm-email', 'keep-email', 'choose-password'] as const) {
      const url = { 'confirm-email': '/api/email/confirm', 'keep-email': '/api/email/keep' };
      for (const token of await tokensMailed(page, isThiefs)) {
        const call = page === 'choose-password' ? '/api/password/choose' : url[page];
        const { status } = await new Visitor(world).post(call, { token, password: 'the thief’s' });
        expect(status).toBe(410);
      }
    }
    for (const browser of thiefsBrowsers) {
      expect((await browser.request('GET', '/api/user')).status).toBe(401);
    }
    await expectPasskeysToOpenNothing();
  }

  async function expectPasskeysToOpenNothing() {
    for (const device of passkeys) {
      expect((await signInWith(device, new Visitor(world))).status).toBe(401);
    }
  }

  return {
    act,
    /** True if the earliest link that still works is the victim's. */
    isVictimsToUndo: () => usable(() => true)[0]?.address === victim,
    async victimTakesBack() {
      const [earliest] = usable(() => true);
      if (!earliest) throw new Error('There is no link.');
      const browser = await undo(earliest);
      const { body } = await browser.request('GET', '/api/account');
      expect(body).toMatchObject({ email: victim, pendingEmail: null });
      await expectThiefIsOut();
      expect(await signIn()).not.toBeNull();
    },
  };
}

test('whoever reads the first mailbox gets the account back, whatever a thief does with it', async () => {
  const steps = fc.array(step, { minLength: 3, maxLength: 14 });
  let takenBack = 0;
  const property = fc.asyncProperty(steps, async (chain) => {
    world.sentMail.length = 0;
    const robbery = await aRobbery();
    await robbery.act({ type: 'ask', to: 'b' });
    await robbery.act({ type: 'confirm', which: 0 });
    for (const one of chain) await robbery.act(one);
    if (!robbery.isVictimsToUndo()) return;
    takenBack++;
    await robbery.victimTakesBack();
  });
  await fc.assert(property, { numRuns: 25 });
  expect(takenBack).toBeGreaterThan(8);
});
