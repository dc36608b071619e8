import { emailKey } from '../../contract/auth.ts';
import type { Deps } from '../deps.ts';
import { WRONG_PASSWORDS } from '../http/limits.ts';

/**
 * Checks passwords and limits wrong ones, for each account and address. The attempts for one run one
 * after another, or a hundred sent at once would all pass before the first was counted.
 */
export function passwordAttempts({ now, limits }: Pick<Deps, 'now' | 'limits'>) {
  const last = new Map<string, Promise<unknown>>();

  async function runInTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  }

  /** What `check` returns; a null or false counts as a wrong password. */
  return async function attempt<T>(
    { email, ip }: { email: string; ip: string },
    check: () => Promise<T>,
  ): Promise<T> {
    const pair = [emailKey(email), ip] as const;
    const result = await runInTurn(pair.join(' '), async () => {
      await limits.check(WRONG_PASSWORDS, now(), ...pair);
      const checked = await check();
      if (!checked) await limits.take(WRONG_PASSWORDS, now(), ...pair);
      return checked;
    });
    if (result) await limits.forget(WRONG_PASSWORDS, ...pair);
    return result;
  };
}
