import { emailKey } from '../../contract/auth.ts';
import { oneAtATime } from '../auth/one-at-a-time.ts';
import type { Reader } from '../auth/queries.ts';
import type { Deps } from '../deps.ts';
import { wrongPassword } from '../http/errors.ts';
import { WRONG_PASSWORDS } from '../http/limits.ts';
import { passwordHashOf } from './queries.ts';

type Asking = { user: Reader; ip: string };

/**
 * Lets a member pass who knows their password: an unlocked phone is not yet its owner. Wrong ones
 * count like wrong sign-ins, so that this is no second place to guess at.
 */
export function passwordConfirmation({ db, now, limits, checkPassword }: Deps) {
  const inTurn = oneAtATime();
  return async function confirmPassword({ user, ip }: Asking, password: string): Promise<void> {
    const pair = [emailKey(user.email), ip] as const;
    await inTurn(pair.join(' '), async () => {
      await limits.check(WRONG_PASSWORDS, now(), ...pair);
      if (await checkPassword(await passwordHashOf(db, user), password)) return;
      await limits.take(WRONG_PASSWORDS, now(), ...pair);
      throw wrongPassword();
    });
    await limits.forget(WRONG_PASSWORDS, ...pair);
  };
}
