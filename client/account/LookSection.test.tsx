import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Account, getAccount } from '../../contract/account/account.ts';
import { createQueryClient, queryFor } from '../lib/query-client.ts';
import { DiscreetSection } from './DiscreetSection.tsx';
import { LookSection } from './LookSection.tsx';

const ACCOUNT = {
  firstName: 'Robin',
  theme: 'light',
  isDiscreet: false,
  timeZone: null,
} as Account;

let root: Root;
/** Answers to the changes, in the order in which the changes were sent. */
let answers: ((answer: Response) => void)[];

beforeEach(async () => {
  answers = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  // Offer one zone only: hundreds of options take long to render.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Paris']);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  const client = createQueryClient();
  client.setQueryData(queryFor(getAccount).queryKey, ACCOUNT);
  function Page() {
    const account = useQuery(queryFor(getAccount)).data ?? ACCOUNT;
    return (
      <>
        <LookSection account={account} />
        <DiscreetSection account={account} />
      </>
    );
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  // Stop forcing updates, so that React renders when a real browser would.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const box = () => document.querySelector('input[type=checkbox]') as HTMLInputElement;
const dark = () => document.querySelector('input[value=dark]') as HTMLInputElement;
const shown = () => ({ isDiscreet: box().checked, isDark: dark().checked });

test('a choice shows before the browser can paint anything else', async () => {
  // Freeze the timers: a change that waited for one would still show its old state.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
  box().click();
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(shown()).toEqual({ isDiscreet: true, isDark: false });
});

test('two choices in a row both show, and what the server refuses goes back', async () => {
  box().click();
  await vi.waitUntil(() => answers.length === 1, { timeout: 30_000 });
  dark().click();
  await vi.waitUntil(() => shown().isDark, { timeout: 30_000 });
  expect(shown()).toEqual({ isDiscreet: true, isDark: true });
  answers[0]?.(Response.json({ message: 'Not now.' }, { status: 503 }));
  await vi.waitUntil(() => answers.length === 2, { timeout: 30_000 });
  await vi.waitUntil(() => !shown().isDiscreet, { timeout: 30_000 });
  expect(shown().isDark).toBe(true);
  answers[1]?.(Response.json({ ...ACCOUNT, theme: 'dark' }));
  await vi.waitUntil(() => shown().isDark && !shown().isDiscreet, { timeout: 30_000 });
});
