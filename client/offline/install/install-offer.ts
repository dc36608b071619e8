import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, type Day } from '../../../contract/calendar.ts';
import { listSessions } from '../../../contract/training/sessions.ts';
import { isToday, today } from '../../lib/on-midnight.ts';
import { queryFor } from '../../lib/query-client.ts';
import { readLocal, writeLocal } from '../../lib/web-storage.ts';
import { useInstallWay } from './install-prompt.ts';

const DISMISSED = 'installOfferDismissed';
/** First day on which to ask again, after "Not Now". */
const ASK_AGAIN = 'installOfferAgain';
/** The same weekday of the next week: not in the same week, and on an evening they train. */
const DAYS_OF_REST = 7;
/** Enough to reach an earlier day past an evening's workouts. */
const SESSIONS_READ = 10;

const isTrue = (value: unknown): value is true => value === true;
const isDay = (value: unknown): value is Day => typeof value === 'string';

/**
 * Tells whether to offer the app for the home screen after a workout: from the couple's second
 * evening on, counted as a day with a completed workout after an earlier one. The answers stay in
 * this browser, from which the app would be installed. They name nobody, so they stay when someone
 * signs out.
 */
export function useInstallOffer() {
  const [isAnswered, setIsAnswered] = useState(isAnsweredHere);
  const way = useInstallWay();
  const canInstall = way !== 'installed' && way !== 'none' && !isAnswered;
  const { data } = useQuery({
    ...queryFor(listSessions, { query: { limit: String(SESSIONS_READ) } }),
    enabled: canInstall,
  });
  const isEarlier = ({ completedAt }: { completedAt: string | null }) =>
    completedAt !== null && !isToday(new Date(completedAt));
  return {
    isDue: canInstall && Boolean(data?.some(isEarlier)),
    /** Asks again in a week. */
    postpone() {
      writeLocal(ASK_AGAIN, addDays(today(), DAYS_OF_REST));
      setIsAnswered(true);
    },
    dismiss() {
      writeLocal(DISMISSED, true);
      setIsAnswered(true);
    },
  };
}

function isAnsweredHere(): boolean {
  if (readLocal(DISMISSED, isTrue)) return true;
  const again = readLocal(ASK_AGAIN, isDay);
  return again !== null && today() < again;
}
