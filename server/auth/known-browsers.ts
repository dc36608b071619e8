import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findMember, type MemberKey } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import { hostCookie } from '../http/host-cookie.ts';
import { isSameSecret, newSecret } from '../security/tokens.ts';

const KNOWN_SECONDS = 180 * 86_400;
/** Room for both members of a couple, and a guest or two. */
const MOST_MEMBERS = 4;

export type MemberWithPassword = MemberKey & { passwordHash: string | null };
type Cookie = { browser: string; marks: readonly string[] };

/**
 * Tells browsers that a member has signed in with from those of strangers, also after signing out.
 * The cookie holds a random name and a mark for each such member. Nobody else can make a mark, or
 * tell whose mark it is. A new password makes every mark of its member void.
 */
export function knownBrowsers({
  db,
  coupleKeys,
  appOrigin,
}: Pick<Deps, 'db' | 'coupleKeys' | 'appOrigin'>) {
  const cookie = hostCookie(appOrigin, 'known', {
    sameSite: 'strict',
    maxAgeSeconds: KNOWN_SECONDS,
  });

  function read(request: FastifyRequest): Cookie | null {
    const [browser, ...marks] = cookie.read(request)?.split('.') ?? [];
    return browser ? { browser, marks: marks.slice(0, MOST_MEMBERS) } : null;
  }

  async function markOf(
    browser: string,
    { coupleId, id, passwordHash }: MemberWithPassword,
  ): Promise<string> {
    const facts = JSON.stringify(['known browser', browser, id, passwordHash]);
    return createHmac('sha256', await coupleKeys(coupleId))
      .update(facts)
      .digest('base64url');
  }

  return {
    /** True if the cookie says that somebody has signed in with this browser. */
    isNamed: (request: FastifyRequest): boolean => read(request) !== null,
    /** Returns the name of a browser that this member has signed in with; null for any other. */
    async nameOf(request: FastifyRequest, member: MemberWithPassword): Promise<string | null> {
      const known = read(request);
      if (!known) return null;
      const right = await markOf(known.browser, member);
      return known.marks.some((mark) => isSameSecret(mark, right)) ? known.browser : null;
    },
    /** Marks the browser as one that this member has signed in with. */
    async remember(reply: FastifyReply, key: MemberKey): Promise<void> {
      const member = await findMember(db, key);
      if (!member) return;
      const { browser, marks } = read(reply.request) ?? { browser: newSecret(), marks: [] };
      const mark = await markOf(browser, member);
      const others = marks.filter((other) => other !== mark);
      cookie.set(reply, [browser, mark, ...others].slice(0, 1 + MOST_MEMBERS).join('.'));
    },
  };
}
