import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isOfflineFallback } from '../device/offline-fallback.ts';
import { useDateAndTime, useTimeOfDay } from '../lib/dates.ts';
import { isToday } from '../lib/on-midnight.ts';
import { offlineCopy as copy } from './copy.ts';

const UP_TO_DATE = -1;
/** Some answers are old, but their time does not matter: a workout's steps hardly change. */
const TIMELESS = 0;

/** Time of the oldest answer on screen that may be out of date, by this device's clock. */
function oldestShown(queryClient: QueryClient): number {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const answers = shown.filter(
    ({ meta, state }) => meta?.isReadOffline && state.data !== undefined,
  );
  const old = navigator.onLine ? answers.filter(isOfflineFallback) : answers;
  if (old.length === 0) return UP_TO_DATE;
  const times = old
    .filter(({ queryKey }) => !String(queryKey[0]).startsWith('/api/workouts'))
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : TIMELESS;
}

function useOldestShown(): number {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (listener) => {
      const unsubscribe = queryClient.getQueryCache().subscribe(listener);
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        unsubscribe();
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => oldestShown(queryClient),
    () => UP_TO_DATE,
  );
}

/** Says that the page shows the last known data, and from which time. */
export function OfflineLine() {
  const oldest = useOldestShown();
  const timeOfDay = useTimeOfDay();
  const dateAndTime = useDateAndTime();
  function timeText(): string {
    const moment = new Date(oldest);
    return (isToday(moment) ? timeOfDay : dateAndTime)(moment.toISOString());
  }
  return (
    <div role="status">
      {oldest !== UP_TO_DATE && (
        <p className="border-b border-line bg-sunk px-4 py-2 text-center text-sm text-ink-soft">
          {navigator.onLine ? copy.unreachable : copy.offline}{' '}
          {oldest > TIMELESS && copy.from(timeText())}
        </p>
      )}
    </div>
  );
}
