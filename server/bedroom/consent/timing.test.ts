import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TOUCH_KINDS } from '../../../contract/bedroom/consent.ts';
import { type Saying, toAll } from '../../testing/consenting.ts';
import { timingSpread } from '../../testing/timing-stats.ts';
import {
  decryptAnswers,
  encryptAnswers,
  type MemberAnswers,
  NO_ANSWERS,
} from './encrypted-answers.ts';
import { matchesFor } from './matches-for.ts';

const TODAY = 20_000;
/** Catches an early exit, which saves half of the time or more. */
const isSmall = (spread: number) => spread < 1.2;
const key = createSecretKey(randomBytes(32));
const owner = { coupleId: randomUUID(), id: randomUUID() };

const answers = (now: Saying, matchingDay = TODAY - 1): MemberAnswers => ({
  now,
  before: matchingDay === TODAY ? toAll(null) : now,
  matchingDay,
  ratings: new Map(),
});
const noToSome = Object.fromEntries(
  TOUCH_KINDS.map((kind, index) => [kind, index % 2 ? 'no' : null]),
) as Saying['choices'];
/** Answers that a reader who says yes to everything must not be able to tell apart. */
const sayings: Record<string, MemberAnswers> = {
  nothing: NO_ANSWERS,
  'taken back': answers(toAll(null)),
  no: answers(toAll('no')),
  'maybe, kept to oneself': answers(toAll('maybe')),
  'no to some': answers({ choices: noToSome, opensMaybes: false }),
  'yes since today': answers(toAll('yes'), TODAY),
};

test('opening a sheet takes as long where there is none', async () => {
  const sealed = [null, ...Object.values(sayings).map((said) => encryptAnswers(key, owner, said))];
  const works = sealed.map((one) => () => decryptAnswers(key, owner, one));
  expect(await timingSpread(works, isSmall, { rounds: 80, repeats: 5 })).toSatisfy(isSmall);
}, 60_000);

test('finding matches takes as long whatever the partner said', async () => {
  const own = answers(toAll('yes'));
  // Encrypt and decrypt, so that the objects are shaped as those from the database.
  const answersOfBoth = Object.values(sayings).map((said) =>
    decryptAnswers(key, owner, encryptAnswers(key, owner, said)),
  );
  const works = answersOfBoth.map((partners) => () => matchesFor({ own, partners }, TODAY));
  expect(await timingSpread(works, isSmall, { rounds: 80, repeats: 10 })).toSatisfy(isSmall);
}, 60_000);
