import type { Queryable } from '../db/database.ts';

/** What the Weekly Champion is promised: a free month of premium. Called once for each week. */
export async function rewardChampion(
  _tx: Queryable,
  _coupleId: string,
  _now: Date,
): Promise<void> {}
