import { hash, verify } from '@node-rs/argon2';
import { type Asker, hashPlaces, hashQueue } from './hash-queue.ts';

/** OWASP's figures for Argon2id. The hashing runs on the thread pool, not on the event loop. */
const RECOMMENDED_COST = { memoryCost: 19_456, timeCost: 2 };

type Hashing = {
  hash(password: string): Promise<string>;
  /** Hashes for unknown addresses too, so that timing does not tell who has an account. */
  check(passwordHash: string | null, password: string): Promise<boolean>;
};

/** Called directly only for members who have proved who they are. */
export type Passwords = Hashing & {
  /** Does the work of everybody else, if there is a place for one more hash. */
  inPlace<T>(asker: Asker, work: (hashing: Hashing) => Promise<T>): Promise<T>;
  /** Looks up a person said to be known, before `inPlace`: ten at once per network or member. */
  lookUp<T>(who: string, work: () => Promise<T>): Promise<T>;
};

type Options = {
  /** Set lower in tests that sign up hundreds of couples. */
  cost?: { memoryCost: number; timeCost: number };
  /** True to refuse people when too many come at once. */
  isBounded?: boolean;
};

/** Normalizes accents, which two keyboards may compose differently for the same password. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

export async function passwordsAt(options: Options = {}): Promise<Passwords> {
  const { cost = RECOMMENDED_COST, isBounded = true } = options;
  const argon2id = { algorithm: 2, parallelism: 1, ...cost } as const;
  const inTurn = hashQueue();
  const [inPlace, inLookup] = [hashPlaces(), hashPlaces()];
  const nobody = await hash('a password that nobody has', argon2id);

  const hashingFor = (isKnown: boolean): Hashing => ({
    hash: (password) => inTurn(isKnown, () => hash(normalized(password), argon2id)),
    check: async (passwordHash, password) => {
      const known = passwordHash ?? nobody;
      const matches = await inTurn(isKnown, () => verify(known, normalized(password)));
      return matches && passwordHash !== null;
    },
  });
  const [ofStrangers, ofKnown] = [hashingFor(false), hashingFor(true)];
  return {
    ...ofKnown,
    inPlace(asker, work) {
      const hashing = asker.isKnown ? ofKnown : ofStrangers;
      return isBounded ? inPlace(asker, () => work(hashing)) : work(hashing);
    },
    lookUp: (who, work) => (isBounded ? inLookup({ who, isKnown: true }, work) : work()),
  };
}
