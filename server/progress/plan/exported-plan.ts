import { workoutHeading } from '../../catalogue/catalogue.ts';
import type { PlannedRow } from './queries.ts';

/** Exports each planned workout in the time zone in which it was planned. */
export function exportedPlan(rows: readonly PlannedRow[], reader: { id: string }) {
  return rows.map((row) => {
    const { day, zone, workoutId, version, createdAt, changedAt, removedAt } = row;
    const proposer = row.proposedBy === reader.id ? 'you' : 'your partner';
    return {
      day,
      time: row.time.slice(0, 5),
      zone,
      workoutId,
      workout: workoutHeading(workoutId).title,
      proposedBy: row.proposedBy && proposer,
      changes: version,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
      removedAt: removedAt?.toISOString() ?? null,
    };
  });
}
