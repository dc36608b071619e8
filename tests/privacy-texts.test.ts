import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { SentKind } from '../client/device/outbox-item.ts';
import { privacyText } from '../client/legal/privacy-text.ts';
import { TIME_ZONE_COOKIE } from '../contract/headers.ts';
import { PREFERENCES_COOKIE } from '../contract/preferences.ts';
import { root } from '../scripts/prepare.mjs';
import * as schema from '../server/db/schema.ts';
import { sourceFiles, textOf } from './source-tree.ts';

/**
 * Words for a thing on the members' page and in the operators' docs. Null if it is about no member.
 */
type Words = readonly [page: string, docs: string] | null;

const page = [privacyText.lead, ...privacyText.sections.flatMap(({ text }) => text)].join('\n');
const docs = readFileSync(path.join(root, 'docs/privacy.md'), 'utf8');

/** Expects both texts to name everything found in the code, and nothing else. */
function expectToldInBoth(found: readonly string[], words: Readonly<Record<string, Words>>) {
  expect([...new Set(found)].sort()).toEqual(Object.keys(words).sort());
  const untold = Object.entries(words).flatMap(([name, phrases]) =>
    (['page', 'docs'] as const)
      .map((where, index) => ({ where, phrase: phrases?.[index] ?? '' }))
      .filter(({ where, phrase }) => !(where === 'page' ? page : docs).includes(phrase))
      .map(({ where, phrase }) => `${name} in the ${where}: “${phrase}”`),
  );
  expect(untold).toEqual([]);
}

const BOOKS = ['Of paid orders we keep the date', 'of paid orders the books keep'] as const;
const SUBSCRIPTION = ['your subscription and invoices', 'Invoices and free months'] as const;
const BOARD = ['one line on the leaderboard', 'name on the board'] as const;
const FIGURES = ['the workouts you did', 'what they trained'] as const;
const ORDERS = ['your cart and your orders', 'Products, dates and sums'] as const;
const ROOM = ['a workout you have open on two phones', 'The room, of any workout'] as const;
const GUESSING = ['how often something was tried', 'how often something was tried'] as const;

const TABLES: Readonly<Record<string, Words>> = {
  anonymised_sales: BOOKS,
  avatars: ['a picture if you add one', 'avatars'],
  calendar_addresses: ['your calendar link', 'calendar address'],
  cart_additions: ORDERS,
  cart_lines: ORDERS,
  celebrations: ['badges', 'badges and which of them were shown'],
  challenge_logs: ['challenges', 'which challenges they did'],
  champions: ['who won a week', 'who won a week'],
  consent_answers: ['“Yes, maybe, no”', 'one sealed row with their yes, maybe or no'],
  couple_days: FIGURES,
  couple_keys: ['under a key of your own', 'a random key of its own'],
  couple_suggestions: ['suggestion', 'A suggestion passed over today'],
  couple_totals: FIGURES,
  couple_weeks: BOARD,
  couples: ['your name on the board', 'name on the board'],
  email_changes: ['until an email change can no longer be undone', 'A changed address'],
  erasure_tasks: [
    'When you leave, we note what still has to be erased elsewhere',
    'is noted in the same transaction',
  ],
  invoices: SUBSCRIPTION,
  journal_entries: ['Your journal', 'The journal is sealed'],
  favorite_workouts: ['your favorites', 'A heart on a workout'],
  live_presence: ROOM,
  live_processes: null,
  live_rooms: ROOM,
  logins: ['the devices you are signed in on', 'logins are hashes'],
  mail_links: ['Links in our emails', 'Links in emails'],
  mail_queue: ['Emails on their way', 'Email that waits'],
  members: ['name, email', 'Names, email addresses'],
  notifications: ['which notifications you got', 'Of a notification its kind and time'],
  nudges: ['“Tonight?”', 'The asker, the time and the answer'],
  operator_actions: ['We record what they do there', 'Actions of operators are recorded'],
  operator_logins: null,
  order_lines: ORDERS,
  orders: ['delivery addresses', 'A delivery address is sealed'],
  passkey_challenges: ['while it is asked for a passkey', 'so that a challenge is answered'],
  passkeys: ['Of a passkey we keep', 'Of a passkey we hold'],
  break_days: ['breaks', 'took a break'],
  payment_events: null,
  planned_workouts: ['what you planned', 'The plan of the two'],
  premium_grants: ['free months', 'Invoices and free months'],
  push_subscriptions: ['where they go', 'the address and keys of a subscription'],
  reminder_choices: ['what you want to be notified of', 'Choices of notifications'],
  sandbox_payments: ['Stripe', 'The sandbox tells nobody'],
  sandbox_subscriptions: ['Stripe', 'The sandbox tells nobody'],
  sessions: ['on whose phone', 'on whose phone'],
  stock: null,
  subscriptions: SUBSCRIPTION,
  throttles: GUESSING,
  unlocked_achievements: ['badges', 'badges and which of them were shown'],
  week_histogram: null,
  weekly_targets: ['weekly goals', 'what they aim at in a week'],
};

test('both privacy texts speak of every table', () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  expectToldInBoth(
    tables.map((table) => getTableName(table)),
    TABLES,
  );
});

const JOURNAL_DRAFT = ['a journal entry', 'An unfinished entry'] as const;
const DRAFTS = ['unfinished writing', 'An unfinished entry'] as const;
const CART = ['a cart before you sign in', 'a cart is only in the browser'] as const;
const ROOM_OF_TAB = ['Each tab remembers', 'A tab remembers'] as const;
const WAITING = ['what you do without a connection', 'Things done without a network'] as const;
const INSTALLED = [
  'whether you installed the app',
  'whether the app was installed from it',
] as const;
const COPIES = ['keeps copies', 'this browser keeps what its member was shown last'] as const;
const FILES = ['the files of the app', 'hold files of the build'] as const;
const SETTINGS = ['your player settings', 'Settings of the player'] as const;

/** Stores, by the file that writes them and the name of the store. */
const STORES: Readonly<Record<string, Words>> = {
  'client/app/app-shell.ts KEY': [
    'whether someone is signed in',
    'whether this browser holds a login',
  ],
  'client/auth/pending-sign-out.ts KEY': [
    'that you signed out',
    'until the server has ended the login',
  ],
  'client/auth/redirect-after-login.ts KEY': ROOM_OF_TAB,
  "client/shop/checkout/address-draft.ts 'address'": ['a delivery address', 'a delivery address'],
  "client/shop/checkout/order-attempt.ts 'checkout'": [
    'a payment under way',
    'a payment under way',
  ],
  'client/journal/draft.ts name': JOURNAL_DRAFT,
  'client/device/drafts.ts DRAFT_PREFIX + name': DRAFTS,
  'client/device/drafts.ts name': DRAFTS,
  'client/device/clear-member-data.ts HAS_STORE': [
    'that there are copies',
    'that there are such copies',
  ],
  "client/device/member-database.ts 'kept'": COPIES,
  "client/device/member-database.ts 'members'": COPIES,
  "client/device/member-database.ts 'outbox'": WAITING,
  'client/device/outbox.ts redKey(memberId, id)': [
    'a red you pressed',
    'A red that has not reached the server',
  ],
  'client/lib/stale-build.ts KEY': null,
  'client/device/offline-store.ts nameOf(answer.queryKey)': COPIES,
  'client/device/word-keys.ts KEY_PREFIX + id': ['one half of a key', 'half of a member’s key'],
  'client/live/heart-count.ts KEY': ['hearts you sent', 'How many hearts were sent'],
  'client/live/live-store.ts SAVED_ROOM': ROOM_OF_TAB,
  'client/live/use-choice.ts KEPT_WISH': ROOM_OF_TAB,
  'client/live/video-endpoint.ts SAVED_END': ROOM_OF_TAB,
  'client/live/video-endpoint.ts SAVED_OFF': ROOM_OF_TAB,
  'client/live/video-endpoint.ts SAVED_WISH': ROOM_OF_TAB,
  'client/offline/keep-offline.ts RIGHTS': [
    'are left out of the copies',
    'for which rights it was last looked through',
  ],
  'client/offline/wanted-workouts.ts NAME': [
    'workouts you saved on this phone',
    'workouts kept on this phone',
  ],
  'client/auth/passkeys/passkey-offer.ts KEY': [
    'declined a passkey',
    'declined the offer of a passkey',
  ],
  'client/notifications/StreakReminder.tsx DECLINED': [
    'a passkey or a reminder',
    'a passkey or a reminder',
  ],
  'client/progress/plan/last-time.ts KEY': [
    'the time you last planned for',
    'the time that was last planned for',
  ],
  'client/training/player/player-preferences.ts KEY': SETTINGS,
  'client/offline/install/install-offer.ts ASK_AGAIN': INSTALLED,
  'client/offline/install/install-offer.ts DISMISSED': INSTALLED,
  'client/offline/install/install-prompt.ts KEY': INSTALLED,
  'client/offline/service-worker/static-files.ts CACHE_NAME': FILES,
  'client/training/sessions/saved-player.ts key': [
    'a workout you paused',
    'how far a workout has come',
  ],
  'client/shop/local-cart.ts GUEST_KEY': CART,
  'client/account/tour/tour-flag.ts KEY': ['seen the tour', 'seen the tour'],
  'client/live/video/known-end.ts SAVED_KNOWN': ROOM_OF_TAB,
};

const WRITING =
  /\b(?:(?:writeLocal|(?:local|session)Storage\.setItem|(?:memberD|saveD)raft|caches\.open|createObjectStore)\(|writeStored\(\s*[\w.]+,)\s*((?:[^(),]|\([^)]*\))+)/g;
/** Files that write for others, or write again in another form. */
const ON_BEHALF = ['client/lib/web-storage.ts', 'client/device/move-version-before.ts'];
const PARAMETERS = /: string$|^name\(/;

test('both privacy texts speak of everything that a browser keeps', () => {
  const files = sourceFiles().filter((file) => /^client\//.test(file) && !file.includes('.test.'));
  const found = files
    .filter((file) => !ON_BEHALF.includes(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(WRITING)]
        .map(([, name = '']) => name)
        .filter((name) => !PARAMETERS.test(name))
        .map((name) => `${file} ${name}`),
    );
  expectToldInBoth(found, STORES);
});

/** Kinds of things that wait to be sent. The type requires an entry for each kind. */
const OUTBOX: Readonly<Record<SentKind, Words>> = {
  stop: ['a red you pressed', 'a red signal'],
  completion: ['workouts you finished', 'finished workouts'],
  report: ['workouts you finished', 'finished workouts'],
  entry: ['entries you wrote', 'new entries'],
  challenge: ['challenges you did', 'challenges'],
  addition: ['things you put in your cart', 'products for the cart'],
  drop: ['a session you stopped', 'a stopped session'],
};

test('both privacy texts speak of what waits to be sent', () => {
  expectToldInBoth(Object.keys(OUTBOX), OUTBOX);
});

const COOKIES: Readonly<Record<string, Words>> = {
  login: ['one keeps you signed in', 'The cookie `login`'],
  [PREFERENCES_COOKIE]: ['one remembers your theme', 'The cookie `look`'],
  [TIME_ZONE_COOKIE]: ['one names the time zone of your device', 'The cookie `zone`'],
  passkeys: ['one marks your browser for an hour', 'The cookie `passkeys`'],
  known: ['that you have signed in with this browser', 'The cookie `known`'],
  desk: null,
};

test('both privacy texts speak of every cookie', () => {
  const servers = sourceFiles().filter(
    (file) => /^server\//.test(file) && !file.includes('.test.'),
  );
  const named = servers.flatMap((file) =>
    [...textOf(file).matchAll(/hostCookie\(appOrigin, '(\w+)'/g)].map(([, name = '']) => name),
  );
  const setting = servers.filter((file) => textOf(file).includes('stringifySetCookie('));
  expect(setting).toEqual(['server/http/host-cookie.ts', 'server/http/preferences-cookie.ts']);
  const scripts = sourceFiles().filter(
    (file) => /^client\/(?!.*\.test\.)/.test(file) && textOf(file).includes('document.cookie = '),
  );
  expect(scripts).toEqual(['client/lib/time-zone.ts']);
  expectToldInBoth([...named, PREFERENCES_COOKIE, TIME_ZONE_COOKIE], COOKIES);
});

const STRIPE = [
  'Card payments go through Stripe',
  'set, subscribing makes a customer there',
] as const;
const PUSH = ['push service', 'A push service'] as const;
const SHARING = ['a share button', 'a share button'] as const;

/** Outside services, by the way in which the code reaches them. */
const OUTSIDE: Readonly<Record<string, Words>> = {
  https: PUSH,
  'pushManager.subscribe': PUSH,
  nodemailer: ['mail servers', 'mail servers'],
  stripe: STRIPE,
  '@stripe/stripe-js': STRIPE,
  RTCPeerConnection: ['Your partner’s phone learns', 's phone learns your address'],
  'stun:': ['a STUN server', 'a STUN server'],
  'turn:': ['a relay', 'a relay'],
  'webcal:': ['a calendar app', 'the calendar app'],
  'navigator.share': SHARING,
  'sms:': ['text an invitation', 'texts an invitation'],
  speechSynthesis: ['reads the steps aloud', 'reads steps aloud'],
};
/** Packages and browser interfaces that reach other services. */
const WAYS_OUT =
  /'(?:node:)?(https|undici|nodemailer|stripe|@stripe\/stripe-js)(?:\/pure)?'|\b(RTCPeerConnection\b|pushManager\.subscribe\b|navigator\.(?:share|geolocation)\b|speechSynthesis\b|WebSocket\b|webcal:|sms:|stun:|turn:)/g;

test('both privacy texts speak of everyone outside', () => {
  const files = sourceFiles().filter(
    (file) => /^(client|contract|server)\//.test(file) && !/\.test\.|\/testing\//.test(file),
  );
  const found = files.flatMap((file) =>
    [...textOf(file).matchAll(WAYS_OUT)].map(([, imported, used]) => imported ?? used ?? ''),
  );
  expectToldInBoth(found, OUTSIDE);
});

/**
 * Effects that no search for writes can find: of a lock, of the end of a login, and of browsers.
 */
test.each([
  [
    'what lies in the open without a lock',
    'They are not encrypted',
    '**Without a lock** all of it lies in the open',
  ],
  [
    'what a lock seals, and who opens it',
    'only while you are unlocked',
    'is given to the unlocked alone',
  ],
  [
    'what happens when a login ends without its member’s press',
    'is encrypted for you and waits',
    '**When a login ends** by other ways',
  ],
  [
    'what signing out by a press takes',
    'we first tell you what has not been sent',
    '**Signing out by a press**',
  ],
  [
    'what browsers, keyboards and backups copy',
    'Some things are not ours to prevent',
    '**What cannot be kept out**',
  ],
])('both privacy texts say %s', (_what, onPage, inDocs) => {
  expect(page).toContain(onPage);
  expect(docs).toContain(inDocs);
});
