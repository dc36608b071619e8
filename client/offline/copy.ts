import { failure } from '../ui/toast-store.ts';

/** Formats bytes as the storage settings of phones do: 0.03 MB, 1.9 MB. */
function megabytes(bytes: number): string {
  const number = bytes / 1_000_000;
  return `${number.toFixed(number < 1 ? 2 : 1)} MB`;
}

export const offlineCopy = {
  offline: 'You’re offline.',
  unreachable: 'We can’t reach the server.',
  from: (time: string) => `This is from ${time}.`,
  keep: 'Save for offline',
  keepLead: (bytes: number) => megabytes(bytes),
  allKept: (bytes: number) =>
    `All workouts are saved on this phone. This one takes ${megabytes(bytes)}.`,
} as const;

export const allOfflineCopy = {
  text: 'Offline, you can read what you last opened, and do your favorites and the last ten workouts you opened. Signing out removes it all.',
  keep: 'Save all workouts on this phone',
  takes: (count: number, bytes: number) => `${count} workouts take ${megabytes(bytes)}.`,
  wouldTake: (count: number, bytes: number) => `${count} workouts would take ${megabytes(bytes)}.`,
  fetching: 'Downloading the workouts...',
  mayGo:
    'Your browser may clear them if you don’t open the app for a week, or when space runs out. They come back the next time you’re online.',
  cannot: 'This browser can’t save anything for later. Is this a private window?',
} as const;

export const offlineToasts = {
  noRoom: failure(
    'Not Saved on This Phone',
    'There’s no space left on this phone. Free some up and try again.',
  ),
  notFetched: failure(
    'Not Saved on This Phone',
    'You need to be online to save it. Please try again then.',
  ),
} as const;
