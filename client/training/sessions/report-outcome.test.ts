import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CompletedSession } from '../../../contract/training/sessions.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { reportOutcome, type WorkoutOutcome } from './unsent-workouts.ts';

const said = () => currentToast.get()?.description;
const saved = (answer: Partial<CompletedSession>): WorkoutOutcome => ({
  outcome: 'saved',
  answer: { isAdjusted: false, ...answer } as CompletedSession,
});

test('a workout whose clock was corrected on the way is saved, with the minutes that were counted', () => {
  const queryClient = new QueryClient();
  reportOutcome(queryClient, saved({ duration: 30 }));
  expect(said()).toBe('Great job! Your progress has been saved.');
  reportOutcome(queryClient, saved({ isAdjusted: true, duration: 12 }));
  expect(said()).toBe(
    'Great job! Your clock changed during the workout, so we counted 12 minutes.',
  );
  reportOutcome(queryClient, saved({ isAdjusted: true, duration: 1 }));
  expect(said()).toBe('Great job! Your clock changed during the workout, so we counted 1 minute.');
});
