import type { KindName, OutboxItem } from '../../device/outbox-item.ts';

/** Kinds that the member is told about. Quiet ones are not. */
type ToldKind = Exclude<KindName, 'stop' | 'drop'>;
export type ToldItem = OutboxItem & { kind: ToldKind };

const nouns: Record<ToldKind, readonly [one: string, many: string]> = {
  completion: ['finished workout', 'finished workouts'],
  report: ['finished workout', 'finished workouts'],
  entry: ['journal entry', 'journal entries'],
  challenge: ['challenge', 'challenges'],
  addition: ['addition to your cart', 'additions to your cart'],
  unknown: ['thing', 'things'],
};

/** Joins kinds to a list such as "one finished workout and 2 journal entries". */
function listOf(kinds: readonly ToldKind[]): string {
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
    'This browser has no room to save it. Please leave this page open until you’re back online.',
} as const;

export const outboxToasts = { keepOpen } as const;

export const outboxCopy = {
  waiting: (kinds: readonly ToldKind[], isOnThisPageAlone: boolean) => {
    const list = listOf(kinds);
    const things = list.charAt(0).toUpperCase() + list.slice(1);
    const isOne = kinds.length === 1;
    if (isOnThisPageAlone) {
      return `${things} ${isOne ? 'is' : 'are'} waiting to be sent. ${keepOpen.description}`;
    }
    return isOne
      ? `${things} is saved on this device. We’ll send it when you’re back online.`
      : `${things} are saved on this device. We’ll send them when you’re back online.`;
  },
  mayGo: 'Please open the app again within a week: after that, your browser may clear it.',
  refusedTitle: {
    completion: 'This workout wasn’t counted',
    report: 'This workout wasn’t counted',
    entry: 'A journal entry wasn’t saved',
    challenge: 'This challenge wasn’t counted',
    addition: 'This wasn’t added to your cart',
    unknown: 'Something couldn’t be sent',
  } satisfies Record<ToldKind, string>,
  damaged: 'Part of it is damaged on this device, so we couldn’t send it.',
  unknownReason: 'The server didn’t accept it.',
  tryAgain: 'Try Again',
  dismiss: 'Dismiss',
  openJournal: 'Open Journal',
} as const;
