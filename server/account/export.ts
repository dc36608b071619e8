import { challenges } from '../../content/challenges.ts';
import type { Order } from '../../contract/shop/orders.ts';
import { passkeyFacts } from '../auth/passkeys/passkeys.ts';
import type { Reader } from '../auth/queries.ts';
import { exportedSheet } from '../bedroom/consent/own-choices.ts';
import { sheetOf } from '../bedroom/consent/queries.ts';
import { workoutHeading } from '../catalogue/catalogue.ts';
import { findMember } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import { allEntriesFor } from '../journal/queries.ts';
import { choicesOf } from '../notifications/choice-queries.ts';
import { allNudgesOf } from '../notifications/nudge-queries.ts';
import { subscriptionsOf } from '../notifications/push/subscription-queries.ts';
import { achievementsOf } from '../progress/achievements/queries.ts';
import { boardEntryOf } from '../progress/challenges/board-queries.ts';
import { allChallengesOf } from '../progress/challenges/queries.ts';
import { allTargetsOf } from '../progress/goal-queries.ts';
import { calendarSince } from '../progress/plan/calendar-queries.ts';
import { exportedPlan } from '../progress/plan/exported-plan.ts';
import { allPlannedOf } from '../progress/plan/queries.ts';
import { pausesIn } from '../progress/streak/pause.ts';
import { allPausedDaysOf } from '../progress/streak/pause-queries.ts';
import { allOrdersFor } from '../shop/order-queries.ts';
import { membershipOf } from '../shop/premium/membership.ts';
import { allSessionsOf } from '../training/sessions/queries.ts';
import { keptBy } from '../workouts/favorites/queries.ts';
import { tonightOf } from '../workouts/suggestion/queries.ts';
import { emailChangeFacts } from './email-change.ts';
import {
  achievementText,
  breakText,
  entryText,
  goalText,
  keptText,
  membershipLines,
  orderText,
  plannedText,
  sessionText,
  sheetLines,
} from './export-text.ts';
import { avatarFor, devicesOf } from './queries.ts';
import type { ZipFile } from './zip.ts';

/** Everything we hold of a member that is theirs to read, as files for people and for programs. */
export async function exportFiles(deps: Deps, reader: Reader): Promise<ZipFile[]> {
  const { db, now } = deps;
  const { coupleId } = reader;
  const entries = () => allEntriesFor(deps, reader);
  const trained = () => allSessionsOf(db, coupleId);
  const orders: (Order & { text: string })[] = [];
  for await (const order of allOrdersFor(deps, reader)) {
    orders.push({ text: orderText(order), ...order });
  }
  const kept = (await keptBy(db, coupleId)).map(({ workoutId, keptAt }) => ({
    workoutId,
    ...workoutHeading(workoutId),
    keptAt: keptAt.toISOString(),
  }));
  const breaks = pausesIn(await allPausedDaysOf(db, coupleId));
  const goals = await allTargetsOf(db, coupleId);
  const badges = await achievementsOf(db, coupleId);
  const achievements = badges.filter(({ unlockedAt }) => unlockedAt !== null);
  const challenged = await challengeFacts(deps, coupleId);
  const plan = exportedPlan(await allPlannedOf(db, coupleId), reader);
  const membership = await membershipOf(deps, reader);
  const said = exportedSheet(await sheetOf(deps, reader));
  const avatar = await avatarFor(deps, reader, reader.id);
  return [
    { name: 'read-me.txt', content: once(README) },
    { name: 'account.json', content: json(await accountFacts(deps, reader)) },
    { name: 'devices.json', content: json(await devicesOf(db, reader, now())) },
    { name: 'passkeys.json', content: json(await passkeyFacts(deps, reader)) },
    { name: 'journal.json', content: jsonList(entries()) },
    { name: 'journal.txt', content: textOf(entries(), entryText) },
    { name: 'sessions.json', content: jsonList(trained()) },
    { name: 'sessions.txt', content: textOf(trained(), sessionText) },
    { name: 'kept.json', content: json(kept) },
    { name: 'kept.txt', content: lines(kept.map(keptText)) },
    { name: 'plan.json', content: json(plan) },
    { name: 'plan.txt', content: lines(plan.map(plannedText)) },
    { name: 'breaks.json', content: json(breaks) },
    { name: 'breaks.txt', content: lines(breaks.map(breakText)) },
    { name: 'goals.json', content: json(goals) },
    { name: 'goals.txt', content: lines(goals.map(goalText)) },
    { name: 'tonight.json', content: json(await tonightFacts(deps, coupleId)) },
    { name: 'reminders.json', content: json(await reminderFacts(deps, reader)) },
    { name: 'orders.json', content: json(orders) },
    { name: 'orders.txt', content: once(orders.map(({ text }) => `${text}\n`).join('\n')) },
    { name: 'achievements.json', content: json(achievements) },
    { name: 'achievements.txt', content: lines(achievements.map(achievementText)) },
    { name: 'challenges.json', content: json(challenged) },
    { name: 'challenges.txt', content: lines(challengeLines(challenged)) },
    { name: 'membership.json', content: json(membership) },
    { name: 'membership.txt', content: lines(membershipLines(membership)) },
    { name: 'yes-maybe-no.json', content: json(said) },
    { name: 'yes-maybe-no.txt', content: lines(sheetLines(said)) },
    ...(avatar ? [{ name: 'avatar.webp', content: once(avatar.image) }] : []),
  ];
}

const README = `This archive holds everything the app keeps about you.

account       your name, address and choices
devices       where you are signed in
passkeys      the names of your passkeys, and when you used them
journal       your own entries, and those your partner shares with you
sessions      the workouts you did together
kept          the workouts you keep together
plan          the workouts you planned
breaks        the days on which your streak rested
goals         what you aimed at, and from which week on
tonight       what you passed over on home, on the last day that one of you looked
reminders     what you want to be notified of, and what you lately asked each other for tonight
orders        what you ordered
achievements  the badges you earned together
challenges    the challenges you did together, and your name on the board
membership    your subscription and its invoices
yes-maybe-no  what you answered for the bedroom; your partner’s answers are theirs alone

The .txt files are for reading, the .json files for other programs. Times are in UTC.
Keep the archive in a safe place: unlike in the app, nothing in it is encrypted.
`;

async function accountFacts(deps: Deps, reader: Reader) {
  const { db, identities } = deps;
  const { firstName, lastName, email, createdAt, theme, isDiscreet, timeZone } = reader;
  const row = await findMember(db, reader);
  const phone = row ? (await identities.open(row)).phone : '';
  const adultAt = row?.adultAt?.toISOString() ?? null;
  const emailProvedAt = row?.emailProvedAt?.toISOString() ?? null;
  const { subscriptionStatus } = reader;
  const identity = { firstName, lastName, email, phone };
  const emailChanges = await emailChangeFacts(deps, reader);
  const lockAfterMinutes = row?.lockAfterMinutes ?? null;
  const calendarAddressSince = await calendarSince(db, reader);
  const choices = { theme, isDiscreet, timeZone, lockAfterMinutes, calendarAddressSince };
  return {
    ...identity,
    emailProvedAt,
    emailChanges,
    createdAt,
    adultAt,
    subscriptionStatus,
    ...choices,
  };
}

async function tonightFacts({ db }: Deps, coupleId: string) {
  const { day = null, passed = [] } = (await tonightOf(db, coupleId)) ?? {};
  return { day, passed: passed.map((id) => workoutHeading(id).title) };
}

async function reminderFacts({ db }: Deps, reader: Reader) {
  const phones = await subscriptionsOf(db, reader);
  return {
    ...(await choicesOf(db, reader)),
    phonesSince: phones.map(({ createdAt }) => createdAt.toISOString()),
    tonight: await allNudgesOf(db, reader),
  };
}

async function challengeFacts(deps: Deps, coupleId: string) {
  const { name, isOnBoard } = await boardEntryOf(deps, coupleId);
  const titles = new Map<string, string>(challenges.map(({ id, title }) => [id, title]));
  const rows = await allChallengesOf(deps.db, coupleId);
  // One that an editor has withdrawn since has only its id left.
  const done = rows.map((row) => ({
    ...row,
    title: titles.get(row.challengeId) ?? row.challengeId,
  }));
  return { board: { name, isOnBoard }, done };
}

function challengeLines({ board, done }: Awaited<ReturnType<typeof challengeFacts>>): string[] {
  return [
    `On the board: ${board.name} (${board.isOnBoard ? 'shown' : 'not shown'})`,
    ...done.map(({ day, title }) => `${day}  ${title}`),
  ];
}

async function* once(content: string | Buffer) {
  yield content;
}

function json(value: unknown) {
  return once(`${JSON.stringify(value, null, 2)}\n`);
}

function lines(texts: readonly string[]) {
  return once(texts.map((line) => `${line}\n`).join(''));
}

async function* jsonList(items: AsyncIterable<unknown>) {
  let separator = '[\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* textOf<T>(items: AsyncIterable<T>, write: (item: T) => string) {
  for await (const item of items) yield `${write(item)}\n\n`;
}
