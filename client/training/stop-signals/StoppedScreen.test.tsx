import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../../contract/auth/auth.ts';
import { setLockHere } from '../../lib/lock-state.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { StoppedScreen } from './StoppedScreen.tsx';

const robin = {
  id: '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001',
  firstName: 'Robin',
  lock: { afterMinutes: 1, isLocked: false },
};

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  // Load the dialog first: when pressed, loading would take as long as the machine needs.
  await import('../../journal/EntryDialog.tsx');
});
afterEach(async () => {
  await act(async () => root.unmount());
  setLockHere('new');
  vi.unstubAllGlobals();
});

async function show() {
  const client = createQueryClient();
  client.setQueryData([currentUser.url], robin);
  const saving = { isOnTwoPhones: false, status: 'not-saved', choose: null } as const;
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <StoppedScreen userId={robin.id} elapsedMs={0} saving={saving} />
      </QueryClientProvider>,
    ),
  );
}

const setLock = (state: 'open' | 'closed') => act(async () => setLockHere(state));
const buttons = () => [...document.querySelectorAll('button')];
const writing = () => buttons().find(({ textContent }) => textContent === 'Write in My Journal');
const dialog = () => document.querySelector('dialog');

test('after red the journal is not opened while the lock is closed', async () => {
  await setLock('closed');
  await show();
  expect(document.body.textContent).toContain('Stopped. Take your time.');
  expect(writing()).toBeUndefined();

  await setLock('open');
  await act(async () => writing()?.click());
  expect(dialog()).not.toBeNull();

  // Close the lock: the dialog goes, and does not come back by itself.
  await setLock('closed');
  expect(dialog()).toBeNull();
  await setLock('open');
  expect(dialog()).toBeNull();
});
