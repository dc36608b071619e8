import type { KeyObject } from 'node:crypto';
import type { Choice, TouchKind } from '../../contract/bedroom/consent.ts';
import { addDays } from '../../contract/calendar.ts';
import { WEEKDAYS } from '../../contract/notifications/reminders.ts';
import { matchingDayAt } from '../bedroom/consent/effective-answers.ts';
import { encryptAnswers, NO_ANSWERS } from '../bedroom/consent/encrypted-answers.ts';
import type { Queryable } from '../db/database.ts';
import { consentAnswers } from '../db/tables/consent.ts';
import { saveChoices } from '../notifications/choice-queries.ts';
import { weekdayOf } from '../notifications/schedule.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import type { Today } from './today.ts';
import type { Couple } from './training.ts';

type Answers = Partial<Record<TouchKind, Choice>>;

/** Both say yes to just the four kinds of touch that one workout is made of. */
const ANSWERS: readonly [Answers, Answers] = [
  {
    breath: 'yes',
    hands: 'yes',
    embrace: 'yes',
    stretching: 'yes',
    gaze: 'yes',
    shoulders: 'yes',
    oil: 'maybe',
    blindfold: 'no',
  },
  {
    breath: 'yes',
    hands: 'yes',
    embrace: 'yes',
    stretching: 'yes',
    words: 'yes',
    hair: 'yes',
    dance: 'maybe',
    led: 'no',
  },
];

/** Answers the questions of the bedroom, long enough ago that the answers count today. */
export async function answerQuestions(
  tx: Queryable,
  key: KeyObject,
  { coupleId, memberIds }: Couple,
  { now }: Today,
): Promise<void> {
  const matchingDay = matchingDayAt(now) - 1;
  const rows = memberIds.map((memberId, seat) => {
    const choices = { ...NO_ANSWERS.now.choices, ...ANSWERS[seat] };
    const answered = { choices, opensMaybes: false };
    const answers = { ...NO_ANSWERS, now: answered, before: answered, matchingDay };
    const sealed = encryptAnswers(key, { coupleId, id: memberId }, answers);
    return { coupleId, memberId, sealed };
  });
  await tx.insert(consentAnswers).values(rows);
}

/** Switches on reminders for one member, on every other day from tomorrow on. */
export async function switchOnReminders(
  tx: Queryable,
  coupleKeys: CoupleKeys,
  { coupleId, memberIds: [id] }: Couple,
  { day, zone, now }: Today,
): Promise<void> {
  const chosen = [1, 3, 5].map((inDays) => weekdayOf(addDays(day, inDays)));
  await saveChoices(
    tx,
    coupleKeys,
    { coupleId, id },
    { deviceZone: zone, timeZone: null },
    ({ switches, ...choices }) => ({
      ...choices,
      switches: { ...switches, reminder: true },
      days: WEEKDAYS.filter((weekday) => chosen.includes(weekday)),
    }),
    now,
  );
}
