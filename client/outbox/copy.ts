import type { KindName } from '../lib/outbox.ts';

const nouns: Record<KindName, readonly [one: string, many: string]> = {
  completion: ['finished workout', 'finished workouts'],
  report: ['finished workout', 'finished workouts'],
  entry: ['journal entry', 'journal entries'],
  challenge: ['challenge', 'challenges'],
};

/** Such as "one finished workout and 2 journal entries". */
function listOf(kinds: readonly KindName[]): string {
  const counts = new Map<readonly string[], number>();
  for (const kind of kinds) {
    const [one, many] = nouns[kind];
    const known = [...counts.keys()].find(([name]) => name === one) ?? [one, many];
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  const parts = [...counts].map(([[one, many], count]) =>
    count === 1 ? `one ${one}` : `${count} ${many}`,
  );
  return new Intl.ListFormat('en').format(parts);
}

const keepOpen = {
  title: 'Leave This Page Open',
  description:
    'This browser has no room to keep it. Please leave this page open until you are back online.',
} as const;

export const outboxToasts = { keepOpen } as const;

export const outboxCopy = {
  waiting: (kinds: readonly KindName[], isOnThisPageAlone: boolean) => {
    const list = listOf(kinds);
    const things = list.charAt(0).toUpperCase() + list.slice(1);
    const isOne = kinds.length === 1;
    if (isOnThisPageAlone) {
      return `${things} ${isOne ? 'waits' : 'wait'} to be sent. ${keepOpen.description}`;
    }
    return isOne
      ? `${things} is saved on this device. It will be sent when you are back online.`
      : `${things} are saved on this device. They will be sent when you are back online.`;
  },
  refusedTitle: {
    completion: 'This workout was not counted',
    report: 'This workout was not counted',
    entry: 'A journal entry was not saved',
    challenge: 'This challenge was not counted',
  } satisfies Record<KindName, string>,
  unknownReason: 'The server did not accept it.',
  tryAgain: 'Try Again',
  dismiss: 'Dismiss',
  openJournal: 'Open Journal',
} as const;
