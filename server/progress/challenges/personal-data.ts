import { challenges } from '../../../content/challenges.ts';
import type { Deps } from '../../deps.ts';
import type { PersonalData } from '../../personal-data.ts';
import { boardEntryOf } from './board-queries.ts';
import { allChallengesOf, forgetBoardName, leaveBoards } from './queries.ts';

export const challengeData: PersonalData = {
  tables: { challengeLogs: 'challenges', coupleWeeks: null, champions: null },
  async exported(deps, { coupleId }) {
    const { board, done } = await challengeFacts(deps, coupleId);
    const lines = [
      `On the board: ${board.name} (${board.isOnBoard ? 'shown' : 'not shown'})`,
      ...done.map(({ day, title }) => `${day}  ${title}`),
    ];
    const about = 'the challenges you did together, and your name on the board';
    return [{ name: 'challenges', about, json: { board, done }, lines }];
  },
  // Leave the boards before the couple is deleted, because the boards count couples.
  erasure: { afterMember: forgetBoardName, beforeCouple: leaveBoards },
};

async function challengeFacts(deps: Deps, coupleId: string) {
  const { name, isOnBoard } = await boardEntryOf(deps, coupleId);
  const titles = new Map<string, string>(challenges.map(({ id, title }) => [id, title]));
  const rows = await allChallengesOf(deps.db, coupleId);
  // Export only the id of a challenge that an editor has withdrawn since.
  const done = rows.map((row) => ({
    ...row,
    title: titles.get(row.challengeId) ?? row.challengeId,
  }));
  return { board: { name, isOnBoard }, done };
}
