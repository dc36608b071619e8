import { expect, test } from 'vitest';
import type { User } from '../../contract/auth/auth.ts';
import { listEntries } from '../../contract/journal/journal.ts';
import { getHistory } from '../../contract/progress/history.ts';
import { getProgress } from '../../contract/progress/progress.ts';
import { getWorkout } from '../../contract/workouts/workouts.ts';
import { mayStoreOffline } from './offline-policy.ts';

type Keeper = Pick<User, 'lock' | 'subscriptionStatus' | 'isAdult'>;
const plain: Keeper = { subscriptionStatus: 'none' };
const premium: Keeper = { subscriptionStatus: 'active', isAdult: true };
const young: Keeper = { subscriptionStatus: 'active' };
const lock = { afterMinutes: 5, isLocked: false } as const;

const answer = (url: string, data: unknown, isBehindLock = false) => ({
  queryKey: [url],
  data,
  isBehindLock,
});
const steps = { id: 1, category: 'bedroom', locked: false, instructions: ['Lie down.'] };
const entries = answer(listEntries.url, { pages: [[{ content: 'Ours' }]] }, true);
const figures = answer(getProgress.url, { minutes: 20 });
const bedroom = answer(getWorkout.url, steps);
const bedroomInAList = answer('/api/suggestion', { suggestions: [{ workout: steps }] });
const locked = answer(getWorkout.url, { ...steps, locked: true, instructions: [] });
const done = answer('/api/sessions', [{ id: 'a', category: 'bedroom' }]);
const history = answer(getHistory.url, { days: [] });

test.each([
  ['the journal, without a lock', plain, entries, true],
  ['the journal, with one', { ...plain, lock }, entries, false],
  ['figures, with a lock', { ...plain, lock }, figures, true],
  ['a step of the bedroom, for whoever may open it', premium, bedroom, true],
  ['the same behind a lock', { ...premium, lock }, bedroom, false],
  ['the same without premium', plain, bedroom, false],
  ['the same for someone who is no adult', young, bedroom, false],
  ['the same deep in another answer', plain, bedroomInAList, false],
  ['what a locked workout says of itself', plain, locked, true],
  ['what was done in the bedroom', plain, done, true],
  ['the same behind a lock', { ...premium, lock }, done, false],
  [
    'a history that leaves the bedroom out while the lock is closed',
    { ...plain, lock },
    history,
    false,
  ],
])('%s', (_, member, kept, isKept) => {
  expect(mayStoreOffline(member, kept)).toBe(isKept);
});
