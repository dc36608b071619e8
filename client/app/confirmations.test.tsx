import 'fake-indexeddb/auto';
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { challenges } from '../../content/challenges.ts';
import { type Account, listDevices } from '../../contract/account/account.ts';
import { currentUser } from '../../contract/auth/auth.ts';
import { getChoices } from '../../contract/bedroom/consent.ts';
import { getCalendarAddress } from '../../contract/progress/plan.ts';
import { getMembership } from '../../contract/shop/premium.ts';
import { listFavorites } from '../../contract/workouts/favorites.ts';
import { DevicesSection } from '../account/DevicesSection.tsx';
import { PasskeyRow } from '../account/PasskeyRow.tsx';
import { ProfileSection } from '../account/ProfileSection.tsx';
import { YesMaybeNoPage } from '../bedroom/consent/YesMaybeNoPage.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { BoardEntryForm } from '../progress/challenges/BoardEntryForm.tsx';
import { DarePanel } from '../progress/challenges/DarePanel.tsx';
import { CalendarSection } from '../progress/plan/CalendarSection.tsx';
import { MembershipSection } from '../shop/premium/MembershipSection.tsx';
import { currentToast } from '../ui/toast-store.ts';
import { FavoriteButton } from '../workouts/favorites/FavoriteButton.tsx';

const AT = '2026-03-11T12:00:00.000Z';
const user = { id: '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001', firstName: 'Robin', isAdult: true };
const passkey = {
  id: '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0002',
  name: 'My phone',
  createdAt: AT,
  lastUsedAt: null,
  copySuspectedAt: null,
};
const device = { id: 'a', name: 'Phone', lastSeenAt: AT, isCurrent: false };
const membership = {
  status: 'active',
  priceCents: 1999,
  renewal: 'on',
  nextDate: AT,
  isOwn: true,
  hasPortal: false,
  invoices: [],
};
const [dare] = challenges;
if (!dare) throw new Error('There are five.');
const timer = { phase: 'ready', seconds: 30, start: () => {}, stop: () => {} } as const;

type Case = {
  page: ReactElement;
  known?: [QueryKey, unknown];
  presses: string[];
  answer: unknown;
  said: string;
};
const cases: Record<string, Case> = {
  'a picture that was removed': {
    page: <ProfileSection account={{ profileImageUrl: '/me.webp' } as Account} />,
    presses: ['Remove Picture'],
    answer: { profileImageUrl: null },
    said: 'Picture Removed',
  },
  'a challenge that was done': {
    page: <DarePanel challenge={dare} isDone={false} isWaiting={false} timer={timer} />,
    presses: ['We Did It'],
    answer: { points: 50, position: 1 },
    said: 'Challenge Logged',
  },
  'a name on the board': {
    page: <BoardEntryForm entry={{ name: 'Us', defaultName: 'Calm Otters', isOnBoard: true }} />,
    presses: ['Save Name'],
    answer: { name: 'Us', defaultName: 'Calm Otters', isOnBoard: true },
    said: 'Board Updated',
  },
  'a passkey’s new name': {
    page: <PasskeyRow passkey={passkey} />,
    presses: ['Rename', 'Save Name'],
    answer: passkey,
    said: 'Changes Saved',
  },
  'a passkey that was removed': {
    page: <PasskeyRow passkey={passkey} />,
    presses: ['Remove', 'Remove Passkey'],
    answer: null,
    said: 'Passkey Removed',
  },
  'a device that was signed out': {
    page: <DevicesSection />,
    known: [[listDevices.url], [device, { ...device, id: 'b', isCurrent: true }]],
    presses: ['Sign Out'],
    answer: null,
    said: 'Device Signed Out',
  },
  'a heart in the bedroom, which is for both': {
    page: (
      <FavoriteButton workout={{ id: 501, title: 'Quiet', category: 'bedroom' }} className="" />
    ),
    known: [[listFavorites.url], []],
    presses: [''],
    answer: null,
    said: 'Added for Both of You',
  },
  'a new calendar address': {
    page: <CalendarSection />,
    known: [[getCalendarAddress.url], { address: 'https://app.example/calendar/1' }],
    presses: ['Set Up Calendar', 'Renew Link'],
    answer: { address: 'https://app.example/calendar/2' },
    said: 'New Link',
  },
  'answers that were erased': {
    page: <YesMaybeNoPage />,
    known: [[getChoices.url], { choices: [], opensMaybes: false }],
    presses: ['Erase All My Answers'],
    answer: null,
    said: 'Erased',
  },
  'a subscription that was canceled': {
    page: <MembershipSection />,
    known: [[getMembership.url], membership],
    presses: ['Cancel Subscription', 'Yes, Cancel It'],
    answer: { ...membership, renewal: 'off' },
    said: 'Subscription Canceled',
  },
};

let root: Root;
/** Answers the sent change; null until one is sent. Queries get no answer, as on a slow network. */
let letGo: ((answer: Response) => void) | null;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  letGo = null;
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit = {}) => {
    return new Promise((resolve) => {
      if (method !== 'GET') letGo = resolve;
    });
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const button = (label: string) =>
  [...document.querySelectorAll('button')].findLast((one) => one.textContent === label);
async function press(label: string) {
  await vi.waitFor(() => expect(button(label)).toBeDefined());
  await act(async () => button(label)?.click());
}

test.each(Object.entries(cases))(
  '%s is said also to someone who has gone on to another page',
  async (_name, { page, known, presses, answer, said }) => {
    const client = createQueryClient();
    client.setQueryData([currentUser.url], user);
    if (known) client.setQueryData(...known);
    const show = (shown: ReactElement | null) =>
      act(async () =>
        root.render(<QueryClientProvider client={client}>{shown}</QueryClientProvider>),
      );
    await show(page);
    for (const label of presses) await press(label);
    await vi.waitFor(() => expect(letGo).not.toBeNull());
    await show(null);
    letGo?.(new Response(answer === null ? null : JSON.stringify(answer)));
    await vi.waitFor(() => expect(currentToast.get()?.title).toBe(said));
  },
);
