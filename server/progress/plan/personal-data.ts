import type { PersonalData } from '../../personal-data.ts';
import { calendarSince } from './calendar-queries.ts';
import { exportedPlan } from './exported-plan.ts';
import { allPlannedOf, forgetPlanner } from './queries.ts';

export const planData: PersonalData = {
  tables: { plannedWorkouts: 'plan', calendarAddresses: 'account' },
  async exported({ db }, reader) {
    const plan = exportedPlan(await allPlannedOf(db, reader.coupleId), reader);
    const about = 'the workouts you planned';
    return [{ name: 'plan', about, json: plan, lines: plan.map(plannedText) }];
  },
  exportedOfAccount: async ({ db }, reader) => ({
    calendarAddressSince: await calendarSince(db, reader),
  }),
  erasure: { afterMember: forgetPlanner },
};

function plannedText(planned: ReturnType<typeof exportedPlan>[number]): string {
  const { day, time, zone, workout, proposedBy, removedAt } = planned;
  const notes = [proposedBy && `from ${proposedBy}`, removedAt && 'taken off'].filter(Boolean);
  const told = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${day} ${time} ${zone}  ${workout}${told}`;
}
