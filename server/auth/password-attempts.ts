import type { FastifyRequest } from 'fastify';
import { emailKey } from '../../contract/auth.ts';
import type { MemberKey } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import {
  type Limit,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_OF_ACCOUNT,
  WRONG_PASSWORDS_OF_NETWORK,
} from '../http/limits.ts';
import { knownBrowsers } from './known-browsers.ts';

type Attempt = {
  email: string;
  /** Null where no member has that address, which is limited alike. */
  member: (MemberKey & { passwordHash: string | null }) | null;
  password: string;
};
type Counter = { limit: Limit; who: readonly string[] };

/**
 * Compares passwords and limits wrong ones. A browser that the member has signed in with has a
 * counter of its own: nobody else, on the same network or on many others, can use up its guesses.
 */
export function passwordAttempts(
  deps: Pick<Deps, 'db' | 'now' | 'limits' | 'passwords' | 'coupleKeys' | 'appOrigin'>,
) {
  const { now, limits, passwords } = deps;
  const browsers = knownBrowsers(deps);

  function countersFor(email: string, network: string, browser: string | null): Counter[] {
    const account = emailKey(email);
    if (browser) return [{ limit: WRONG_PASSWORDS, who: [account, browser] }];
    return [
      { limit: WRONG_PASSWORDS, who: [account, network] },
      { limit: WRONG_PASSWORDS_OF_NETWORK, who: [network] },
      { limit: WRONG_PASSWORDS_OF_ACCOUNT, who: [account] },
    ];
  }

  return async function isRightPassword(
    request: FastifyRequest,
    { email, member, password }: Attempt,
  ): Promise<boolean> {
    const browser = member && (await browsers.nameOf(request, member));
    const counters = countersFor(email, request.ip, browser);
    const counted: Counter[] = [];
    const giveBack = async () => {
      for (const { limit, who } of counted) await limits.giveBack(limit, ...who);
    };
    try {
      // Counted before it is compared: of many that come at once none slips through.
      for (const counter of counters) {
        counted.push(counter);
        await limits.require(counter.limit, now(), ...counter.who);
      }
      const turn = { who: member && browser ? member.id : request.ip, isKnown: browser !== null };
      const isRight = await passwords.check(member?.passwordHash ?? null, password, turn);
      if (!isRight) return false;
    } catch (error) {
      await giveBack();
      throw error;
    }
    // Not forgotten for the network: whoever has one password could begin anew with others.
    await giveBack();
    const [own] = counters;
    if (own) await limits.forget(own.limit, ...own.who);
    return true;
  };
}
