import {
  changeChoice,
  confirmAdult,
  eraseChoices,
  getChoices,
  getMatches,
  openMaybes,
} from '../../../contract/bedroom/consent.ts';
import { rateWorkout } from '../../../contract/training/ratings.ts';
import { requireUnlocked } from '../../auth/guard.ts';
import { isOfBedroom, workoutFor } from '../../catalogue/catalogue.ts';
import type { App, Deps } from '../../deps.ts';
import { invalidInput } from '../../http/errors.ts';
import { changedChoices, roundAt } from './effective-answers.ts';
import { requireAdult } from './guard.ts';
import { matchesFor } from './matches-for.ts';
import { choicesOn } from './own-choices.ts';
import { bothSheets, changeSheet, confirmAdultMember, eraseSheet, sheetOf } from './queries.ts';

export function consentRoutes(app: App, deps: Deps): void {
  const round = () => roundAt(deps.now());

  app.route({
    ...confirmAdult,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await confirmAdultMember(deps.db, user, deps.now());
      return reply.code(204).send(null);
    },
  });

  // Reading and erasing one's own is never denied.
  app.route({
    ...getChoices,
    preHandler: requireUnlocked,
    handler: async ({ user }) => choicesOn(await sheetOf(deps, user)),
  });

  app.route({
    ...eraseChoices,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await eraseSheet(deps, user);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...changeChoice,
    preHandler: requireAdult,
    async handler({ user, body: { kind, choice } }, reply) {
      await changeSheet(deps, user, (sheet) => {
        const choices = { ...sheet.now.choices, [kind]: choice };
        return { ...sheet, ...changedChoices(sheet, { ...sheet.now, choices }, round()) };
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...openMaybes,
    preHandler: requireAdult,
    async handler({ user, body: { opensMaybes } }, reply) {
      await changeSheet(deps, user, (sheet) => ({
        ...sheet,
        ...changedChoices(sheet, { ...sheet.now, opensMaybes }, round()),
      }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...getMatches,
    preHandler: requireAdult,
    handler: async ({ user }) => matchesFor(await bothSheets(deps, user), round()),
  });

  app.route({
    ...rateWorkout,
    preHandler: requireAdult,
    async handler({ user, body: { workoutId, rating } }, reply) {
      const workout = workoutFor(workoutId, true);
      if (!workout || !isOfBedroom(workout)) {
        throw invalidInput('Only bedroom workouts can be rated.');
      }
      await changeSheet(deps, user, (sheet) => {
        const ratings = new Map(sheet.ratings);
        if (rating) ratings.set(workoutId, rating);
        else ratings.delete(workoutId);
        return { ...sheet, ratings };
      });
      return reply.code(204).send(null);
    },
  });
}
