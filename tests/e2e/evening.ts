import type { BrowserContext, Page } from '@playwright/test';
import { SERVICE_WORKER } from '../../contract/offline/service-worker.ts';
import { actions } from './evening-actions.ts';
import { expectNoneLost, expectPrivate } from './evening-checks.ts';
import { comeBack, signInAs, swapLogin } from './evening-logins.ts';
import {
  type Member,
  type Moment,
  newLocks,
  newToken,
  nextStep,
  numbersFrom,
  type Word,
} from './evening-model.ts';
import { placeOf } from './evening-pages.ts';
import type { EveningServer } from './evening-server.ts';
import { type Couple, expect, signIn } from './fixtures.ts';
import type { deployments } from './service-worker.ts';
import { workerReady } from './service-worker.ts';

const STEPS = 14;
const STEPS_BETWEEN_CHECKS = 4;

type Given = {
  seed: number;
  context: BrowserContext;
  couple: Couple;
  server: EveningServer;
  /** Address for the browser, in front of the app. */
  app: Awaited<ReturnType<typeof deployments>>;
};

/** Plays an evening of a couple with one browser, from a seed. */
export class Evening {
  readonly given: Given;
  readonly locks: Moment['locks'];
  readonly words: Word[] = [];
  /** Everything that was done, for the message of a failure. */
  readonly log: string[] = [];
  readonly tabs: Page[] = [];
  network: Moment['network'] = 'there';
  signedIn: Moment['signedIn'] = 'robin';
  shown: Moment['shown'] = 'robin';
  readonly #next: () => number;

  constructor(given: Given) {
    this.given = given;
    this.#next = numbersFrom(given.seed);
    this.locks = newLocks(this.#next);
  }

  async play(): Promise<void> {
    await this.#begin();
    for (let count = 1; count <= STEPS; count++) {
      const step = nextStep(this.#moment(), this.#next);
      this.log.push(`${count}. ${this.shown ?? 'nobody'}, tab ${step.tab + 1}: ${step.action}`);
      await actions[step.action](this, this.tab(step.tab), step);
      await expectPrivate(this);
      if (count % STEPS_BETWEEN_CHECKS === 0) await expectNoneLost(this, this.tab(0));
    }
    await this.#end();
  }

  tab(at: number): Page {
    const page = this.tabs[at];
    if (!page) throw new Error(`There is no tab ${at + 1}.`);
    return page;
  }

  async openTab(): Promise<Page> {
    const page = await this.given.context.newPage();
    // Accept warnings about unsaved words, as a person who leaves the page anyway.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => null));
    this.tabs.push(page);
    await page.goto(`${this.given.app.url}/journal`);
    await placeOf(page);
    return page;
  }

  async closeTab(page: Page): Promise<void> {
    this.tabs.splice(this.tabs.indexOf(page), 1);
    await page.close();
  }

  /** Closes every tab, as an empty battery would, and opens one. */
  async endBrowser(): Promise<void> {
    for (const page of [...this.tabs]) await this.closeTab(page);
    await this.openTab();
  }

  note(text: string): void {
    this.log.push(`     ${text}`);
  }

  newWord(author: Member): Word {
    const word = {
      token: newToken(this.#next),
      author,
      isRemoved: false,
      isSaved: false,
      copies: 1,
    };
    this.words.push(word);
    return word;
  }

  #moment(): Moment {
    const { network, signedIn, shown, locks, tabs, words } = this;
    const isUnfinished = ({ author, isRemoved, isSaved }: Word) =>
      author === shown && !isRemoved && !isSaved;
    const hasUnfinished = words.some(isUnfinished);
    return { network, signedIn, shown, locks, tabs: tabs.length, hasUnfinished };
  }

  async #begin(): Promise<void> {
    const { context, couple, server } = this.given;
    for (const member of ['robin', 'kim'] as const) {
      if (this.locks[member] !== null) await server.chooseLock(member, this.locks[member]);
    }
    this.log.push(`Locks after minutes: ${JSON.stringify(this.locks)}.`);
    await signIn(context, couple.robin);
    const page = await this.openTab();
    // Register now: a page by itself waits until it is at rest.
    await page.evaluate(async (url) => {
      await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
    }, SERVICE_WORKER);
    await workerReady(page);
  }

  /** Lets everybody who wrote come back with a network and find their words. */
  async #end(): Promise<void> {
    this.log.push('The end.');
    if (this.network !== 'there') await comeBack(this);
    await this.endBrowser();
    const authors = new Set(this.words.map(({ author }) => author));
    for (const member of [...authors].sort((one) => (one === this.shown ? -1 : 1))) {
      if (this.shown === null) await signInAs(this, this.tab(0), member, 1);
      else if (this.shown !== member) await swapLogin(this);
      await expectPrivate(this);
      await expectNoneLost(this, this.tab(0));
      // Expect that nothing waits forever.
      await expect(this.tab(0).getByText('Waiting to be sent')).toHaveCount(0);
      await expectNoneLost(this, this.tab(0));
    }
  }
}
