import { challenges } from '../../content/challenges.ts';
import type { Achievement } from '../../contract/achievements.ts';
import type { BoardEntry } from '../../contract/challenges.ts';
import type { Membership } from '../../contract/premium.ts';
import { dollars } from '../../contract/price.ts';
import { achievementsOf } from '../achievements/queries.ts';
import type { Reader } from '../auth/queries.ts';
import { boardEntryOf } from '../challenges/board-queries.ts';
import { allChallengesOf } from '../challenges/queries.ts';
import type { Deps } from '../deps.ts';
import { membershipOf } from '../premium/queries.ts';

type Challenges = Awaited<ReturnType<typeof challengesForExport>>;

/** What belongs to the two of them alike, each as facts for programs and as lines for people. */
export async function coupleForExport(deps: Deps, { coupleId }: Reader) {
  const { db, now, payments } = deps;
  const badges = await achievementsOf(db, coupleId);
  const achievements = badges.filter(({ unlockedAt }) => unlockedAt !== null);
  const challenged = await challengesForExport(deps, coupleId);
  const membership = await membershipOf(db, coupleId, payments.name, now());
  return [
    { name: 'achievements', facts: achievements, text: achievements.map(achievementText) },
    { name: 'challenges', facts: challenged, text: challengeTexts(challenged) },
    { name: 'membership', facts: membership, text: membershipTexts(membership) },
  ];
}

async function challengesForExport(deps: Deps, coupleId: string) {
  const { name, isOnBoard } = await boardEntryOf(deps, coupleId);
  const board: Pick<BoardEntry, 'name' | 'isOnBoard'> = { name, isOnBoard };
  const titles = new Map<string, string>(challenges.map(({ id, title }) => [id, title]));
  const rows = await allChallengesOf(deps.db, coupleId);
  const done = rows.map((row) => ({
    ...row,
    // One that an editor has withdrawn since has only its id left.
    title: titles.get(row.challengeId) ?? row.challengeId,
  }));
  return { board, done };
}

function achievementText({ unlockedAt, title, description }: Achievement): string {
  return `${unlockedAt?.slice(0, 10)}  ${title}: ${description}`;
}

function challengeTexts({ board, done }: Challenges): string[] {
  const shown = board.isOnBoard ? 'shown' : 'not shown';
  return [
    `On the board: ${board.name} (${shown})`,
    ...done.map(({ day, title }) => `${day}  ${title}`),
  ];
}

function membershipTexts({ status, renewal, nextDate, invoices }: Membership): string[] {
  return [
    `Premium: ${status}, renewal ${renewal}${nextDate ? `, next date ${nextDate.slice(0, 10)}` : ''}`,
    ...invoices.map(({ issuedAt, amountCents, refundedCents, status, id }) => {
      const back = refundedCents > 0 ? `, ${dollars(refundedCents)} given back` : '';
      return `${issuedAt.slice(0, 10)}  invoice ${id}: ${dollars(amountCents)}, ${status}${back}`;
    }),
  ];
}
