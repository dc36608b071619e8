import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TOUCH_KINDS } from '../../../contract/bedroom/consent.ts';
import { type Saying, toAll } from '../../testing/consenting.ts';
import { timeSpread } from '../../testing/timing-stats.ts';
import { EMPTY_SHEET, openSheet, type Sheet, sealSheet } from './encrypted-answers.ts';
import { matchesFor } from './matches-for.ts';

const TODAY = 20_000;
/** An early way out of either saves half of the time or more. */
const isSmall = (spread: number) => spread < 1.2;
const key = createSecretKey(randomBytes(32));
const owner = { coupleId: randomUUID(), id: randomUUID() };

const sheet = (now: Saying, round = TODAY - 1): Sheet => ({
  now,
  before: round === TODAY ? toAll(null) : now,
  round,
  ratings: new Map(),
});
const noToSome = Object.fromEntries(
  TOUCH_KINDS.map((kind, index) => [kind, index % 2 ? 'no' : null]),
) as Saying['choices'];
/** What a reader who says yes to everything must not be able to tell apart. */
const sayings: Record<string, Sheet> = {
  nothing: EMPTY_SHEET,
  'taken back': sheet(toAll(null)),
  no: sheet(toAll('no')),
  'maybe, kept to oneself': sheet(toAll('maybe')),
  'no to some': sheet({ choices: noToSome, opensMaybes: false }),
  'yes since today': sheet(toAll('yes'), TODAY),
};

test('opening a sheet takes as long where there is none', async () => {
  const sealed = [null, ...Object.values(sayings).map((said) => sealSheet(key, owner, said))];
  const works = sealed.map((one) => () => openSheet(key, owner, one));
  expect(await timeSpread(works, isSmall, { rounds: 80, repeats: 5 })).toSatisfy(isSmall);
}, 60_000);

test('finding matches takes as long whatever the partner said', async () => {
  const own = sheet(toAll('yes'));
  // As they come out of the database, not as they were made here.
  const sheets = Object.values(sayings).map((said) =>
    openSheet(key, owner, sealSheet(key, owner, said)),
  );
  const works = sheets.map((partners) => () => matchesFor({ own, partners }, TODAY));
  expect(await timeSpread(works, isSmall, { rounds: 80, repeats: 10 })).toSatisfy(isSmall);
}, 60_000);
