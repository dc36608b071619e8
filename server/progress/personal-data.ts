import type { PersonalData } from '../personal-data.ts';
import { allTargetsOf } from './goal-queries.ts';
import { lockTotals } from './queries.ts';

export const progressData: PersonalData = {
  // Skip days and totals, which are computed from the sessions, which are exported in full.
  tables: { weeklyTargets: 'goals', coupleDays: null, coupleTotals: null },
  async exported({ db }, { coupleId }) {
    const goals = await allTargetsOf(db, coupleId);
    const lines = goals.map(
      ({ fromWeek, workouts, categories }) =>
        `From ${fromWeek}: ${workouts} workouts and ${categories} categories a week`,
    );
    const about = 'what you aimed at, and from which week on';
    return [{ name: 'goals', about, json: goals, lines }];
  },
  erasure: { lock: lockTotals },
};
