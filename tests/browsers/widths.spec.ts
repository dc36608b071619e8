import { expect, signIn, test } from './fixtures.ts';

const WIDTHS = [320, 390, 447, 1280];
/** Pages, each with words that it shows once it is filled. */
const FOR_VISITORS = [
  ['/', 'Start Free Together'],
  ['/login', 'Create an Account'],
  ['/signup', 'Create Our Account'],
  ['/privacy', 'Your rights'],
] as const;
const FOR_COUPLES = [
  ['/', 'Lately, the two of you'],
  ['/workouts', 'Filters'],
  ['/workout/101', 'Step 1 of'],
  ['/progress', 'Recent Workouts'],
  ['/plan', 'In your own calendar'],
  ['/journal', 'Start Your Journal'],
  ['/challenges', 'Back-to-Back Sit'],
  ['/store', 'Silk Sleep Set'],
  ['/bedroom', 'Premium Access Required'],
  ['/profile', 'Membership'],
  ['/account', 'Save Name'],
] as const;

test('words for screen readers alone stay unseen', async ({ phone, couple }) => {
  await signIn(phone, couple.robin);
  await phone.open('/progress');
  await phone.see('Recent Workouts');
  const seen = await phone.run(() =>
    [...document.querySelectorAll('main .sr-only')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 || height > 1),
  );
  expect(seen).toEqual([]);
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
