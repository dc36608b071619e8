import { failure } from '../ui/toast-store.ts';

/** 0.03 MB, 1.9 MB: as storage settings of phones count. */
function megabytes(bytes: number): string {
  const number = bytes / 1_000_000;
  return `${number.toFixed(number < 1 ? 2 : 1)} MB`;
}

export const offlineCopy = {
  offline: 'You are offline.',
  unreachable: 'We cannot reach the server.',
  from: (time: string) => `This is from ${time}.`,
  keep: 'Keep on this phone',
  keepLead: (bytes: number) => `To do it without a network. ${megabytes(bytes)}.`,
  allKept: (bytes: number) => `All workouts are kept here, this one with ${megabytes(bytes)}.`,
} as const;

export const allOfflineCopy = {
  text: 'Without a network you can read what you opened last, and do the last ten workouts you opened and those you keep with a heart. It goes when you sign out.',
  keep: 'Keep all workouts on this phone',
  takes: (count: number, bytes: number) => `${count} workouts take ${megabytes(bytes)}.`,
  wouldTake: (count: number, bytes: number) => `${count} workouts would take ${megabytes(bytes)}.`,
  fetching: 'Fetching the workouts...',
  cannot: 'This browser keeps nothing for later, as in a private window.',
} as const;

export const offlineToasts = {
  noRoom: failure(
    'Not Kept on This Phone',
    'There is no room left on this phone. Make some, and try again.',
  ),
  notFetched: failure(
    'Not Kept on This Phone',
    'Fetching it needs the network. Please try again when you are online.',
  ),
} as const;
