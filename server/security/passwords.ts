import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for Argon2id. The hashing runs on the thread pool, not on the event loop. */
const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on two keyboards may differ in how its accents are composed. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), ARGON2);
}

export type PasswordCheck = (passwordHash: string | null, password: string) => Promise<boolean>;

/** Hashes for unknown addresses too, so that timing does not tell who has an account. */
export async function passwordCheck(): Promise<PasswordCheck> {
  const nobody = await hashPassword('a password that nobody has');
  return async (passwordHash, password) => {
    const matches = await verify(passwordHash ?? nobody, normalized(password));
    return matches && passwordHash !== null;
  };
}
