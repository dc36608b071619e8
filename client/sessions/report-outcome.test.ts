import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { currentToasts } from '../ui/toast-store.ts';
import { reportOutcome } from './use-sessions.ts';

const said = () => currentToasts()[0]?.description;

test('a workout whose clock was corrected on the way is saved, with the minutes that were counted', () => {
  const queryClient = new QueryClient();
  reportOutcome(queryClient, { outcome: 'saved' });
  expect(said()).toBe('Great job! Your progress has been saved.');
  reportOutcome(queryClient, { outcome: 'saved', countedMinutes: 12 });
  expect(said()).toBe('Great job! Your clock changed on the way, so we counted 12 minutes.');
  reportOutcome(queryClient, { outcome: 'saved', countedMinutes: 1 });
  expect(said()).toBe('Great job! Your clock changed on the way, so we counted 1 minute.');
});
