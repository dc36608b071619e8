import { readStored, type WriteOutcome, writeStored } from '../device/offline-store.ts';

/** Workouts that this phone keeps besides the favorites. */
export type WantedWorkouts = {
  /** Workouts last opened here, the newest first. */
  opened: readonly number[];
  /** Workouts whose switch is on. */
  chosen: readonly number[];
  keepsAll: boolean;
  /** Build and rights for which all workouts were last fetched. */
  allFetchedFor: string | null;
};

export const OPENED_KEPT = 10;
const NAME = 'wanted-workouts';
const NOTHING: WantedWorkouts = { opened: [], chosen: [], keepsAll: false, allFetchedFor: null };

function isWanted(value: unknown): value is WantedWorkouts {
  const { opened, chosen, keepsAll } = Object(value) as Partial<WantedWorkouts>;
  return Array.isArray(opened) && Array.isArray(chosen) && typeof keepsAll === 'boolean';
}

export async function readWanted(memberId: string): Promise<WantedWorkouts> {
  const wanted = await readStored(memberId, NAME);
  return isWanted(wanted) ? wanted : NOTHING;
}

/** Runs one change at a time, so that each begins with the result of the one before. */
let lastChange: Promise<unknown> = Promise.resolve();

export function changeWanted(
  memberId: string,
  change: (wanted: WantedWorkouts) => WantedWorkouts,
): Promise<WriteOutcome> {
  const changed = lastChange.then(async () =>
    writeStored(memberId, NAME, change(await readWanted(memberId))),
  );
  lastChange = changed.catch(() => null);
  return changed;
}

export const withOpened =
  (id: number) =>
  (wanted: WantedWorkouts): WantedWorkouts => ({
    ...wanted,
    opened: [id, ...wanted.opened.filter((other) => other !== id)].slice(0, OPENED_KEPT),
  });

export const withChosen =
  (id: number, isChosen: boolean) =>
  (wanted: WantedWorkouts): WantedWorkouts => ({
    ...wanted,
    chosen: [...wanted.chosen.filter((other) => other !== id), ...(isChosen ? [id] : [])],
  });

/** Ids of the workouts to keep one by one. While all are kept, this set removes none. */
export const wantedIds = ({ opened, chosen }: WantedWorkouts, favorites: readonly number[]) =>
  new Set([...opened, ...chosen, ...favorites]);
