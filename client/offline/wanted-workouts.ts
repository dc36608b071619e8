import { readStored, type WriteOutcome, writeStored } from '../device/offline-store.ts';

/** Which workouts this phone keeps beside the favorites. */
export type WantedWorkouts = {
  /** The last ones that were opened here, the newest first. */
  opened: readonly number[];
  /** Those whose switch is on. */
  chosen: readonly number[];
  keepsAll: boolean;
  /** For which build, and which rights, all of them were last fetched. */
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

/** One change after the other: each begins with what the one before has written. */
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

/** What is kept by name; with all of them, nothing else is removed either. */
export function wantedIds(
  wanted: WantedWorkouts,
  favorites: readonly number[],
): ReadonlySet<number> {
  return new Set([...wanted.opened, ...wanted.chosen, ...favorites]);
}
