import {
  changeBoardEntry as changeBoardEntryCall,
  getLeaderboard,
  logChallenge as logChallengeCall,
  shareChallenge,
  todaysChallenges,
} from '../../contract/challenges.ts';
import { requireUser } from '../auth/guard.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { dayOf } from '../http/time-zone.ts';
import { boardEntryOf, leaderboardFor, standingOf } from './board-queries.ts';
import { challengesDoneOn, changeBoardEntry, countShare, logChallenge } from './queries.ts';

export const challengeEndpoints = [
  todaysChallenges,
  logChallengeCall,
  shareChallenge,
  getLeaderboard,
  changeBoardEntryCall,
];

export function challengeRoutes(app: App, deps: Deps): void {
  const { db, now, coupleKeys } = deps;
  app.route({
    ...todaysChallenges,
    preHandler: requireUser,
    async handler(request) {
      const today = dayOf(request, now());
      return { done: await challengesDoneOn(db, request.user.coupleId, today) };
    },
  });

  app.route({
    ...logChallengeCall,
    preHandler: requireUser,
    async handler(request) {
      const { coupleId } = request.user;
      const day = dayOf(request, now());
      const log = { coupleId, challengeId: request.params.id, day, now: now() };
      await transact(db, (tx) => logChallenge(tx, log));
      return standingOf(db, coupleId, day);
    },
  });

  app.route({
    ...shareChallenge,
    preHandler: requireUser,
    async handler({ user }, reply) {
      await transact(db, (tx) => countShare(tx, user.coupleId, now()));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...getLeaderboard,
    preHandler: requireUser,
    handler: async (request) => leaderboardFor(deps, request.user.coupleId, dayOf(request, now())),
  });

  app.route({
    ...changeBoardEntryCall,
    preHandler: requireUser,
    async handler({ user, body }) {
      const key = await coupleKeys(user.coupleId);
      await transact(db, (tx) => changeBoardEntry(tx, key, user.coupleId, body, now()));
      return boardEntryOf(deps, user.coupleId);
    },
  });
}
