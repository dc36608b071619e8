import type { FastifyRequest } from 'fastify';
import { emailKey } from '../../contract/auth/auth.ts';
import type { Deps } from '../deps.ts';
import {
  type Limit,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_OF_ACCOUNT,
  WRONG_PASSWORDS_OF_NETWORK,
} from '../http/limits.ts';
import { knownBrowsers, type MemberWithPassword } from './known-browsers.ts';

type Attempt<Member> = {
  email: string;
  password: string;
  /** Returns null if no member has that address. Such an attempt is limited alike. */
  findMember: () => Promise<Member | null>;
  /** The signed-in member, else the network: limits simultaneous look-ups of known browsers. */
  who: string;
};
type Counter = { limit: Limit; who: readonly string[] };

function countersFor(email: string, network: string, browser: string | null): Counter[] {
  const account = emailKey(email);
  if (browser) return [{ limit: WRONG_PASSWORDS, who: [account, browser] }];
  return [
    { limit: WRONG_PASSWORDS, who: [account, network] },
    { limit: WRONG_PASSWORDS_OF_NETWORK, who: [network] },
    { limit: WRONG_PASSWORDS_OF_ACCOUNT, who: [account] },
  ];
}

/**
 * Compares passwords and limits wrong ones. A browser that the member has signed in with has a
 * counter of its own: nobody else, on the same network or on many others, can use up its guesses.
 */
export function passwordAttempts(
  deps: Pick<Deps, 'db' | 'now' | 'limits' | 'passwords' | 'coupleKeys' | 'appOrigin'>,
) {
  const { now, limits, passwords } = deps;
  const browsers = knownBrowsers(deps);

  async function isRight(counters: readonly Counter[], compare: () => Promise<boolean>) {
    const counted: Counter[] = [];
    const giveBack = async () => {
      for (const { limit, who } of counted) await limits.giveBack(limit, ...who);
    };
    try {
      // Count each guess before comparing it, so that none of many simultaneous ones slips through.
      for (const counter of counters) {
        counted.push(counter);
        await limits.require(counter.limit, now(), ...counter.who);
      }
      if (!(await compare())) return false;
    } catch (error) {
      await giveBack();
      throw error;
    }
    // Keep the network's count: one right password must not allow new guesses at other accounts.
    await giveBack();
    const [own] = counters;
    if (own) await limits.forget(own.limit, ...own.who);
    return true;
  }

  /** Returns the member with this password; null if the password is wrong. */
  return async function memberWithPassword<Member extends MemberWithPassword>(
    request: FastifyRequest,
    { email, password, findMember, who }: Attempt<Member>,
  ): Promise<Member | null> {
    // Look nothing up for an unknown browser before it gets a place.
    const { claimed, browser } = browsers.isNamed(request)
      ? await passwords.lookUp(who, async () => {
          const member = await findMember();
          return { claimed: member, browser: member && (await browsers.nameOf(request, member)) };
        })
      : { claimed: null, browser: null };
    const asker =
      claimed && browser ? { who: claimed.id, isKnown: true } : { who: request.ip, isKnown: false };
    return passwords.inPlace(asker, async ({ check }) => {
      const member = claimed ?? (await findMember());
      const counters = countersFor(email, request.ip, browser);
      const compare = () => check(member?.passwordHash ?? null, password);
      return (await isRight(counters, compare)) ? member : null;
    });
  };
}
