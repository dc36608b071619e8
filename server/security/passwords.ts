import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for Argon2id. The hashing runs on the thread pool, not on the event loop. */
const RECOMMENDED_COST = { memoryCost: 19_456, timeCost: 2 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Hashes for unknown addresses too, so that timing does not tell who has an account. */
  check(passwordHash: string | null, password: string): Promise<boolean>;
};

/** The same password typed on two keyboards may differ in how its accents are composed. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** Only tests that sign up hundreds of couples ask for another cost. */
export async function passwordsAt(cost = RECOMMENDED_COST): Promise<Passwords> {
  const options = { algorithm: 2, parallelism: 1, ...cost } as const;
  const hashPassword = (password: string) => hash(normalized(password), options);
  const nobody = await hashPassword('a password that nobody has');
  return {
    hash: hashPassword,
    check: async (passwordHash, password) => {
      const matches = await verify(passwordHash ?? nobody, normalized(password));
      return matches && passwordHash !== null;
    },
  };
}
