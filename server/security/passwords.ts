import { hash, verify } from '@node-rs/argon2';
import { hashQueue, type Turn } from './hash-queue.ts';

/** OWASP's figures for Argon2id. The hashing runs on the thread pool, not on the event loop. */
const RECOMMENDED_COST = { memoryCost: 19_456, timeCost: 2 };
/** Of whoever has shown already who they are. */
const PROVEN: Turn = { who: null, isKnown: true };

export type Passwords = {
  hash(password: string, turn?: Turn): Promise<string>;
  /** Hashes for unknown addresses too, so that timing does not tell who has an account. */
  check(passwordHash: string | null, password: string, turn?: Turn): Promise<boolean>;
};

type Options = {
  /** Less in tests that sign up hundreds of couples. */
  cost?: { memoryCost: number; timeCost: number };
  /** Whether hashes are refused when too many wait. */
  isBounded?: boolean;
};

/** The same password typed on two keyboards may differ in how its accents are composed. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

export async function passwordsAt(options: Options = {}): Promise<Passwords> {
  const { cost = RECOMMENDED_COST, isBounded = true } = options;
  const argon2id = { algorithm: 2, parallelism: 1, ...cost } as const;
  const inTurn = hashQueue(isBounded);
  const hashOf = (password: string) => hash(normalized(password), argon2id);
  const nobody = await hashOf('a password that nobody has');
  return {
    hash: (password, turn = PROVEN) => inTurn(turn, () => hashOf(password)),
    check: async (passwordHash, password, turn = PROVEN) => {
      const matches = await inTurn(turn, () =>
        verify(passwordHash ?? nobody, normalized(password)),
      );
      return matches && passwordHash !== null;
    },
  };
}
