import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { CommandFailed, type Driver } from './driver.ts';
import { find, SELECTORS, type Wanted } from './find.ts';

type Words = string | RegExp;

/** Longest wait for anything on a busy machine. */
const LIMIT_MS = 30_000;
/** Name of an element's id in the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element on its way to the page or back. */
type ElementId = { [ELEMENT]: string };

const select = (field: unknown) => (field as HTMLInputElement).select();
const optionOf = (list: unknown, text: string) =>
  [...(list as HTMLSelectElement).options].find((one) => one.text === text) as unknown;

/** Tells whether an element has stopped moving, so that a press meets it. */
async function isStill(element: unknown) {
  const place = () => JSON.stringify((element as Element).getBoundingClientRect());
  const before = place();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return place() === before;
}

/** A browser as a person holds it: things are found by their words, and waited for. */
export class Phone {
  readonly #driver: Driver;
  readonly #origin: string;
  readonly #group: string | null;

  constructor(driver: Driver, origin: string, group: string | null = null) {
    this.#driver = driver;
    this.#origin = origin;
    this.#group = group;
  }

  /** The same phone, looking only into the group, card or region of this name. */
  within(group: string): Phone {
    return new Phone(this.#driver, this.#origin, group);
  }

  /** Opens a page; once more if the page before loads itself anew at that moment. */
  open(path: string): Promise<void> {
    const url = this.#origin + path;
    return this.#waited(`open ${path}`, async () => {
      await this.#driver.send('Navigate', { url });
      return (await this.run(() => location.href)) === url;
    });
  }

  async reload(): Promise<void> {
    await this.#driver.send('Refresh');
  }

  /** Presses a button, a link, a tab, a box or a choice. */
  press(words: Words): Promise<void> {
    return this.#waited(`press ${words}`, async () => {
      const id = await this.#find('press', words);
      if (!id || !(await this.run(isStill, { [ELEMENT]: id }))) return false;
      await this.#driver.send('ElementClick', { id });
      return true;
    });
  }

  /** Replaces the content of a field, key by key. */
  type(label: Words, text: string): Promise<void> {
    return this.#waited(`type into ${label}`, async () => {
      const id = await this.#find('field', label);
      if (!id) return false;
      await this.run(select, { [ELEMENT]: id });
      await this.#driver.send('ElementSendKeys', { id, text });
      return true;
    });
  }

  /** Chooses an option of a list. */
  choose(label: Words, option: string): Promise<void> {
    return this.#waited(`choose ${option} as ${label}`, async () => {
      const list = await this.#find('field', label);
      if (!list) return false;
      const found = await this.run(optionOf, { [ELEMENT]: list }, option);
      await this.#driver.send('ElementClick', { id: (found as ElementId)[ELEMENT] });
      return true;
    });
  }

  see(words: Words): Promise<void> {
    return this.#waited(`see ${words}`, async () => (await this.#find('text', words)) !== null);
  }

  seeNoMore(words: Words): Promise<void> {
    const isGone = async () => (await this.#find('text', words)) === null;
    return this.#waited(`see no more ${words}`, isGone);
  }

  /** Waits until a function answers true in the page. */
  until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    return this.#waited(what, () => this.run(isSo));
  }

  /** Runs a function in the page and returns what it answers, or resolves to. */
  async run<Args extends unknown[], Result>(
    act: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${act})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value }), (error) => done({ error: String(error) }))`;
    const answer = await this.#driver.send('ExecuteAsyncScript', { script, args });
    const { value, error } = answer as { value: Awaited<Result>; error?: string };
    if (error) throw new Error(`In the page: ${error}`);
    return value;
  }

  /** Sets the width of pages; false where the browser's window cannot be that narrow. */
  async setWidth(width: number): Promise<boolean> {
    if (width < this.#driver.narrowest) return false;
    await this.#driver.setWidth(width);
    await this.#waited(
      `be ${width} px wide`,
      async () => (await this.run(() => innerWidth)) === width,
    );
    return true;
  }

  async screenshot(file: string): Promise<void> {
    const picture = (await this.#driver.send('TakeScreenshot')) as string;
    writeFileSync(file, Buffer.from(picture, 'base64'));
  }

  async #find(by: Wanted['by'], words: Words): Promise<string | null> {
    const isPattern = words instanceof RegExp;
    const wanted = { by, words: isPattern ? words.source : words, isPattern, within: this.#group };
    const found = (await this.run(find, wanted, SELECTORS[by])) as unknown;
    return (found as ElementId | null)?.[ELEMENT] ?? null;
  }

  /** Tries until it works: pages load, move and change meanwhile. */
  async #waited(what: string, isDone: () => Promise<boolean>): Promise<void> {
    const endsAt = Date.now() + LIMIT_MS;
    let reason = '';
    while (Date.now() < endsAt) {
      try {
        if (await isDone()) return;
      } catch (error) {
        if (!(error instanceof CommandFailed)) throw error;
        reason = `: ${error.message}`;
      }
      await setTimeout(50);
    }
    throw new Error(`Could not ${what}${reason}`);
  }
}
