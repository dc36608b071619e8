import { demo } from '../e2e/fixtures.ts';
import { expect, PHONE_WIDTH, signIn, test } from './fixtures.ts';

const WIDTHS = [320, 390, 447, 1280];
const LARGE_LETTERS_PX = 20;
/** Pages, each with words that it shows once it is filled. */
const FOR_VISITORS = [
  ['/', 'Start Free Together'],
  ['/login', 'Create an Account'],
  ['/signup', 'Create Our Account'],
  ['/privacy', 'Your rights'],
] as const;
const FOR_COUPLES = [
  ['/', 'Browse All Workouts'],
  ['/workouts', 'Filters'],
  ['/workout/101', 'Step 1 of'],
  ['/progress', 'Recent Workouts'],
  ['/plan', 'In your own calendar'],
  ['/journal', 'Start Your Journal'],
  ['/challenges', 'Back-to-Back Sit'],
  ['/store', 'Silk Sleep Set'],
  ['/bedroom', 'Premium Access Required'],
  ['/profile', 'Membership'],
  ['/account/you', 'Save Name'],
] as const;

test('captions for screen readers alone stay unseen', async ({ phone }) => {
  await signIn(phone, demo.alex);
  for (const path of ['/progress', '/history']) {
    await phone.open(path);
    await phone.until(
      'have captions',
      () => document.querySelector('.sr-only caption, caption.sr-only') !== null,
    );
    const seen = await phone.run(
      () =>
        [...document.querySelectorAll('.sr-only caption, caption.sr-only')].filter((caption) => {
          caption.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = caption.getBoundingClientRect();
          return document.elementsFromPoint(left + width / 2, top + height / 2).includes(caption);
        }).length,
    );
    expect(seen, path).toBe(0);
  }
});

test('no page scrolls sideways, on small phones as on a computer', async ({ phone, couple }) => {
  test.slow();
  const expectNoScroll = async ([path, words]: readonly [string, string]) => {
    await phone.open(path);
    for (const width of WIDTHS) {
      if (!(await phone.setWidth(width))) continue;
      await phone.see(words);
      const tooWide = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await phone.run(tooWide), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  for (const page of FOR_VISITORS) await expectNoScroll(page);
  await signIn(phone, couple.robin);
  for (const page of FOR_COUPLES) await expectNoScroll(page);
});

test('pages keep to the width of a phone with large letters', async ({ phone, couple, app }) => {
  test.slow();
  app.addScript(`document.documentElement.style.fontSize = '${LARGE_LETTERS_PX}px'`);
  const expectItFits = async ([path, words]: readonly [string, string]) => {
    await phone.open(path);
    await phone.see(words);
    const size = await phone.run(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${LARGE_LETTERS_PX}px`);
    const tooWide = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await phone.run(tooWide), path).toBeLessThanOrEqual(0);
  };
  if (!(await phone.setWidth(390))) await phone.setWidth(PHONE_WIDTH);
  for (const page of FOR_VISITORS) await expectItFits(page);
  await signIn(phone, couple.robin);
  for (const page of FOR_COUPLES) await expectItFits(page);
});
