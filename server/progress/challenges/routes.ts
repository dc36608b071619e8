import { dayIn } from '../../../contract/calendar.ts';
import { challengeCalls } from '../../../contract/progress/challenges.schemas.ts';
import type { ChallengeReport } from '../../../contract/progress/challenges.ts';
import { requireUser } from '../../auth/guard.ts';
import type { Reader } from '../../auth/queries.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { doneAt } from '../../http/client-clock.ts';
import { dayOf, zoneThen } from '../../http/time-zone.ts';
import { boardEntryOf, leaderboardFor, standingOf } from './board-queries.ts';
import { challengesDoneOn, recordChallenge, recordShare, updateBoardEntry } from './queries.ts';

/** Returns when a challenge was done, from the report of a device that had no network. */
function whenDone(report: ChallengeReport, user: Reader, now: Date) {
  const moment = doneAt(report, user, now);
  const day = dayIn(zoneThen(user, report.timeZone), moment);
  return { day, doneAt: moment, reportId: report.id };
}

export function challengeRoutes(app: App, deps: Deps): void {
  const { db, now, coupleKeys } = deps;
  app.route({
    ...challengeCalls.todaysChallenges,
    preHandler: requireUser,
    async handler(request) {
      const today = dayOf(request, now());
      return { done: await challengesDoneOn(db, request.user.coupleId, today) };
    },
  });

  app.route({
    ...challengeCalls.logChallenge,
    preHandler: requireUser,
    async handler(request) {
      const { user, body: report } = request;
      const { coupleId, streamId } = user;
      const today = dayOf(request, now());
      const when = report ? whenDone(report, user, now()) : { day: today };
      const log = { coupleId, streamId, challengeId: request.params.id, ...when, now: now() };
      await transact(db, (tx) => recordChallenge(tx, log));
      return standingOf(db, coupleId, today);
    },
  });

  app.route({
    ...challengeCalls.shareChallenge,
    preHandler: requireUser,
    async handler({ user }, reply) {
      await transact(db, (tx) => recordShare(tx, user, now()));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...challengeCalls.getLeaderboard,
    preHandler: requireUser,
    handler: async (request) => leaderboardFor(deps, request.user.coupleId, dayOf(request, now())),
  });

  app.route({
    ...challengeCalls.changeBoardEntry,
    preHandler: requireUser,
    async handler({ user, body }) {
      const key = await coupleKeys(user.coupleId);
      await transact(db, (tx) => updateBoardEntry(tx, key, user, body, now()));
      return boardEntryOf(deps, user.coupleId);
    },
  });
}
