import type { Db } from '../db/database.ts';
import { hasPlanNews, isPlannedFor } from '../progress/plan/reminder-queries.ts';
import type { DueNotification } from './due-notifications.ts';
import { endingStreakOf } from './notification-queries.ts';

/** `isNews` is false if the fact behind a notification is over. */
export type News = { isNews: boolean; streakDays: number | null };

/** Reads whether the fact behind a due notification still holds, and the streak that it is about. */
export async function newsOf(db: Db, { row, to, here }: DueNotification): Promise<News> {
  const streakDays = row.kind === 'streak' ? await endingStreakOf(db, to.coupleId, here) : null;
  switch (row.kind) {
    case 'streak':
      return { isNews: streakDays !== null, streakDays };
    case 'planned':
      return { isNews: await isPlannedFor(db, to.coupleId, row.expiresAt), streakDays };
    case 'proposed':
      return { isNews: await hasPlanNews(db, to, here.at), streakDays };
    default:
      return { isNews: true, streakDays };
  }
}
