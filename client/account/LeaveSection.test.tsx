import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '../../contract/account/account.ts';
import { currentUser } from '../../contract/auth/auth.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { LeaveSection } from './LeaveSection.tsx';

const ROBIN = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001';
const DRAFT = `draft:journal:${ROBIN}:new`;

let root: Root;
let answerLeaving: (answer: Response) => void;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (url: string) => {
    return new Promise((resolve) => {
      if (url === '/api/account/leave') answerLeaving = resolve;
    });
  });
  localStorage.setItem(DRAFT, '"In the middle of a sen"');
  document.body.innerHTML = '<div id="root"></div>';
  const client = createQueryClient();
  client.setQueryData([currentUser.url], { id: ROBIN });
  root = createRoot(document.querySelector('#root') as Element);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <LeaveSection account={{ partnerName: 'Kim' } as Account} />
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === label)
      ?.click(),
  );

test('whoever leaves leaves nothing in the browser, also when they close the question meanwhile', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  await press('Leave and Erase My Data');
  const field = document.querySelector<HTMLInputElement>('input[type=password]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(field, 'my password');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Erase and Leave');
  await press('Stay');
  await act(async () => answerLeaving(new Response(null, { status: 204 })));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/'));
  expect(localStorage.getItem(DRAFT)).toBeNull();
});
