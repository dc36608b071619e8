export type Member = 'robin' | 'kim';
export const partnerOf = (member: Member): Member => (member === 'robin' ? 'kim' : 'robin');

/** Something that was typed; no other word of the evening is spelled alike. */
export type Word = {
  readonly token: string;
  readonly author: Member;
  /** Its author discarded it, or signed out after having been asked. */
  isRemoved: boolean;
  /** Save was pressed, and the form closed. */
  isSaved: boolean;
  /** In how many forms it stood at once: whoever saves all of them has it so often. */
  copies: number;
};

/** `away`: no connection to the server is answered. `refusing`: a server in front of it answers 503. */
export type Network = 'there' | 'offline' | 'away' | 'refusing';

/** What is known of an evening at a moment, whatever the app makes of it. */
export type Moment = {
  network: Network;
  /** Whose login this browser holds, as the server knows it. */
  signedIn: Member | null;
  /** Who was signed in as far as this browser's pages could hear. */
  shown: Member | null;
  tabs: number;
  /** Whether they have typed something that they have not saved. */
  hasUnfinished: boolean;
  /** The minutes of each member's lock; 0 is always, null is none. */
  locks: Readonly<Record<Member, number | null>>;
};

type Choice = { weight: number; isPossible: (moment: Moment) => boolean };

const hasNetwork = ({ network }: Moment) => network === 'there';
const isShown = ({ shown }: Moment) => shown !== null;
const lockOf = ({ shown, locks }: Moment) => (shown === null ? null : locks[shown]);
/** A sign-out that the server has not heard of ends the next login that is made behind its back. */
const isSignedIn = ({ signedIn, shown }: Moment) => signedIn !== null && shown !== null;

const CHOICES = {
  write: { weight: 9, isPossible: isShown },
  'continue writing': { weight: 4, isPossible: ({ hasUnfinished }) => hasUnfinished },
  save: { weight: 4, isPossible: ({ hasUnfinished }) => hasUnfinished },
  discard: { weight: 1, isPossible: ({ hasUnfinished }) => hasUnfinished },
  reload: { weight: 3, isPossible: () => true },
  'open a tab': { weight: 3, isPossible: ({ tabs }) => tabs < 3 },
  'close a tab': { weight: 1, isPossible: ({ tabs }) => tabs > 1 },
  'end the browser': { weight: 1, isPossible: () => true },
  'look away': { weight: 2, isPossible: isShown },
  lock: { weight: 2, isPossible: (now) => hasNetwork(now) && lockOf(now) !== null },
  'reload while the lock cannot be asked about': {
    weight: 2,
    // One that is always closed at a load does not ask.
    isPossible: (now) => hasNetwork(now) && (lockOf(now) ?? 0) > 0,
  },
  'go offline': { weight: 2, isPossible: hasNetwork },
  'lose the server': { weight: 2, isPossible: hasNetwork },
  'be refused by the server': { weight: 1, isPossible: hasNetwork },
  'come back': { weight: 5, isPossible: (now) => !hasNetwork(now) },
  'sign out': { weight: 2, isPossible: isShown },
  'sign in': { weight: 12, isPossible: (now) => hasNetwork(now) && !isShown(now) },
  'end the login elsewhere': { weight: 1.5, isPossible: isSignedIn },
  'sign in as the partner unheard': { weight: 1.5, isPossible: isSignedIn },
} as const satisfies Record<string, Choice>;

export type Action = keyof typeof CHOICES;

/** What happens next. Every step takes equally many draws, so that one that fails changes no other. */
export type Step = { action: Action; tab: number; which: number; how: number };

/** Mulberry32: the same numbers from 0 to 1 for the same seed, on every machine. */
export function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<T>(things: readonly T[], at: number): T {
  const thing = things[Math.floor(at * things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

export function nextStep(moment: Moment, next: () => number): Step {
  const [pick, tab, which, how] = [next(), next(), next(), next()];
  const possible = Object.entries(CHOICES as Record<string, Choice>).filter(([, { isPossible }]) =>
    isPossible(moment),
  ) as [Action, Choice][];
  let rest = pick * possible.reduce((sum, [, { weight }]) => sum + weight, 0);
  const chosen = possible.find(([, { weight }]) => {
    rest -= weight;
    return rest < 0;
  });
  return { action: chosen?.[0] ?? 'reload', tab: Math.floor(tab * moment.tabs), which, how };
}

/** Long enough that no text of the app holds one by chance; one is never a part of another. */
export function newToken(next: () => number): string {
  const syllable = () => oneOf([...'bdfgklmnprstvz'], next()) + oneOf([...'aeiou'], next());
  return Array.from({ length: 6 }, syllable).join('');
}

export function newLocks(next: () => number): Moment['locks'] {
  const robin = oneOf([null, null, 0, 0, 1, 5, 15], next());
  return { robin, kim: oneOf([null, null, null, 5], next()) };
}
