import type { JournalEntry } from '../../contract/journal.ts';
import type { Session } from '../../contract/sessions.ts';
import type { Reader } from '../auth/queries.ts';
import type { Deps } from '../deps.ts';
import { allEntriesFor } from '../journal/queries.ts';
import { allSessionsOf } from '../sessions/queries.ts';
import { coupleForExport } from './couple-for-export.ts';
import { ordersForExport } from './orders-for-export.ts';
import { avatarFor, devicesOf, phoneOf } from './queries.ts';
import type { ZipFile } from './zip.ts';

/** Everything we hold of a member that is theirs to read, as files for people and for programs. */
export async function exportFiles(deps: Deps, reader: Reader): Promise<ZipFile[]> {
  const { db, now } = deps;
  const entries = () => allEntriesFor(deps, reader);
  const trained = () => allSessionsOf(db, reader.coupleId);
  const orders = await ordersForExport(deps, reader);
  const ofBoth = await coupleForExport(deps, reader);
  const avatar = await avatarFor(deps, reader, reader.id);
  return [
    { name: 'read-me.txt', content: once(README) },
    { name: 'account.json', content: once(json(await accountFacts(deps, reader))) },
    { name: 'devices.json', content: once(json(await devicesOf(db, reader, now()))) },
    { name: 'journal.json', content: jsonList(entries()) },
    { name: 'journal.txt', content: textOf(entries(), entryText) },
    { name: 'sessions.json', content: jsonList(trained()) },
    { name: 'sessions.txt', content: textOf(trained(), sessionText) },
    { name: 'orders.json', content: once(json(orders)) },
    { name: 'orders.txt', content: once(orders.map(({ text }) => `${text}\n`).join('\n')) },
    ...ofBoth.flatMap(({ name, facts, text }) => [
      { name: `${name}.json`, content: once(json(facts)) },
      { name: `${name}.txt`, content: once(text.map((line) => `${line}\n`).join('')) },
    ]),
    ...(avatar ? [{ name: 'avatar.webp', content: once(avatar.image) }] : []),
  ];
}

const README = `This archive holds everything the app keeps about you.

account       your name, address and choices
devices       where you are signed in
journal       your own entries, and those your partner shares with you
sessions      the workouts you did together
orders        what you ordered
achievements  the badges you earned together
challenges    the challenges you did together, and your name on the board
membership    your subscription and its invoices

The .txt files are for reading, the .json files for other programs. Times are in UTC.
Keep the archive in a safe place: unlike in the app, nothing in it is encrypted.
`;

async function accountFacts(deps: Deps, reader: Reader) {
  const { firstName, lastName, email, createdAt, theme, isDiscreet, timeZone } = reader;
  const phone = await phoneOf(deps, reader);
  const { subscriptionStatus } = reader;
  return {
    firstName,
    lastName,
    email,
    phone,
    createdAt,
    subscriptionStatus,
    theme,
    isDiscreet,
    timeZone,
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function* once(content: string | Buffer) {
  yield content;
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

function entryText(entry: JournalEntry): string {
  const { createdAt, mood, isOwn, authorName, isSharedWithPartner, title, content } = entry;
  const by = isOwn ? (isSharedWithPartner ? 'shared' : 'private') : `shared by ${authorName}`;
  const heading = [minute(createdAt), by, mood].filter(Boolean).join(', ');
  return [`--- ${heading}`, ...(title ? [title, ''] : []), content].join('\n');
}

function sessionText({ startedAt, workout, completedAt, duration, caloriesBurned }: Session) {
  const done = completedAt ? `${duration} min, ${caloriesBurned} kcal` : 'not completed';
  return `${minute(startedAt)}  ${workout.title} (${workout.category}): ${done}`;
}

function minute(isoTime: string): string {
  return isoTime.slice(0, 16).replace('T', ' ');
}
