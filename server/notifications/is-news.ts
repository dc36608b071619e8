import type { Db } from '../db/database.ts';
import { hasPlanNews, isPlannedFor } from '../progress/plan/reminder-queries.ts';
import type { DueNotification } from './due-notifications.ts';
import { isStreakEnding } from './notification-queries.ts';

/** Tells whether the fact behind a due notification still holds. */
export async function isNews(db: Db, { row, to, here }: DueNotification): Promise<boolean> {
  switch (row.kind) {
    case 'streak':
      return isStreakEnding(db, to.coupleId, here);
    case 'planned':
      return isPlannedFor(db, to.coupleId, row.expiresAt);
    case 'proposed':
      return hasPlanNews(db, to, here.at);
    default:
      return true;
  }
}
