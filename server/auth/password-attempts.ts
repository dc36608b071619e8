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
  /** Null where no member has that address, which is limited alike. */
  findMember: () => Promise<Member | null>;
  /** The member who is signed in, else the network: for whom it is looked up whether we know them. */
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
      // Counted before it is compared: of many that come at once none slips through.
      for (const counter of counters) {
        counted.push(counter);
        await limits.require(counter.limit, now(), ...counter.who);
      }
      if (!(await compare())) return false;
    } catch (error) {
      await giveBack();
      throw error;
    }
    // Not forgotten for the network: whoever has one password could begin anew with others.
    await giveBack();
    const [own] = counters;
    if (own) await limits.forget(own.limit, ...own.who);
    return true;
  }

  /** The member whose password it is; null for a wrong one. */
  return async function memberWithPassword<Member extends MemberWithPassword>(
    request: FastifyRequest,
    { email, password, findMember, who }: Attempt<Member>,
  ): Promise<Member | null> {
    // Of a stranger nothing is looked up before there is a place for them.
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
