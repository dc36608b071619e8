export type Member = 'robin' | 'kim';
export const partnerOf = (member: Member): Member => (member === 'robin' ? 'kim' : 'robin');

/** Typed word, spelled unlike any other word of the evening. */
export type Word = {
  readonly token: string;
  readonly author: Member;
  /** True if the author discarded the word, or signed out after having been asked. */
  isRemoved: boolean;
  /** True if Save was pressed and the form closed. */
  isSaved: boolean;
  /**
   * Number of forms that contained the word at once. Saving all of them stores the word as often.
   */
  copies: number;
};

/** `away`: no answer from the server. `refusing`: a proxy in front of the server answers 503. */
export type Network = 'there' | 'offline' | 'away' | 'refusing';

/** Known state of an evening at a moment, independent of the app. */
export type Moment = {
  network: Network;
  /** Member whose login this browser holds, as the server knows. */
  signedIn: Member | null;
  /** Member who was signed in as far as this browser's pages could hear. */
  shown: Member | null;
  tabs: number;
  /** True if they have typed something that is not saved. */
  hasUnfinished: boolean;
  /** Minutes of each member's lock. 0 is always, null is none. */
  locks: Readonly<Record<Member, number | null>>;
};

type Choice = { weight: number; isPossible: (moment: Moment) => boolean };

const hasNetwork = ({ network }: Moment) => network === 'there';
const isShown = ({ shown }: Moment) => shown !== null;
const lockOf = ({ shown, locks }: Moment) => (shown === null ? null : locks[shown]);
/**
 * True if the server and this browser's pages agree on a login. A sign-out that the server has not
 * heard of would end the next login made elsewhere.
 */
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
    // Require minutes, because a lock that is always closed at a load does not ask.
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

/**
 * Next step of an evening. Every step takes equally many random numbers, so that a failing one
 * changes no other.
 */
export type Step = { action: Action; tab: number; which: number; how: number };

/** Generates numbers from 0 to 1 (Mulberry32), the same for the same seed on every machine. */
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

/**
 * Makes a word long enough that no text of the app contains one by chance. No word is a part of
 * another.
 */
export function newToken(next: () => number): string {
  const syllable = () => oneOf([...'bdfgklmnprstvz'], next()) + oneOf([...'aeiou'], next());
  return Array.from({ length: 6 }, syllable).join('');
}

export function newLocks(next: () => number): Moment['locks'] {
  const robin = oneOf([null, null, 0, 0, 1, 5, 15], next());
  return { robin, kim: oneOf([null, null, null, 5], next()) };
}
