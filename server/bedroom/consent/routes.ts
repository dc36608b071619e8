import { consentCalls } from '../../../contract/bedroom/consent.schemas.ts';
import { ratingCalls } from '../../../contract/training/ratings.schemas.ts';
import { requireUnlocked } from '../../auth/guard.ts';
import { isOfBedroom, workoutFor } from '../../catalogue/catalogue.ts';
import type { App, Deps } from '../../deps.ts';
import { invalidInput } from '../../http/errors.ts';
import { changedChoices, matchingDayAt } from './effective-answers.ts';
import { requireAdult } from './guard.ts';
import { matchesFor } from './matches-for.ts';
import { choicesOn } from './own-choices.ts';
import {
  answersOf,
  answersOfBoth,
  changeAnswers,
  confirmAdultMember,
  eraseAnswers,
} from './queries.ts';

export function consentRoutes(app: App, deps: Deps): void {
  const matchingDay = () => matchingDayAt(deps.now());

  app.route({
    ...consentCalls.confirmAdult,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await confirmAdultMember(deps.db, user, deps.now());
      return reply.code(204).send(null);
    },
  });

  // Require no confirmed age here: members may always read and erase their own answers.
  app.route({
    ...consentCalls.getChoices,
    preHandler: requireUnlocked,
    handler: async ({ user }) => choicesOn(await answersOf(deps, user)),
  });

  app.route({
    ...consentCalls.eraseChoices,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await eraseAnswers(deps, user);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...consentCalls.changeChoice,
    preHandler: requireAdult,
    async handler({ user, body: { kind, choice } }, reply) {
      await changeAnswers(deps, user, (answers) => {
        const choices = { ...answers.now.choices, [kind]: choice };
        return {
          ...answers,
          ...changedChoices(answers, { ...answers.now, choices }, matchingDay()),
        };
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...consentCalls.openMaybes,
    preHandler: requireAdult,
    async handler({ user, body: { opensMaybes } }, reply) {
      await changeAnswers(deps, user, (answers) => ({
        ...answers,
        ...changedChoices(answers, { ...answers.now, opensMaybes }, matchingDay()),
      }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...consentCalls.getMatches,
    preHandler: requireAdult,
    handler: async ({ user }) => matchesFor(await answersOfBoth(deps, user), matchingDay()),
  });

  app.route({
    ...ratingCalls.rateWorkout,
    preHandler: requireAdult,
    async handler({ user, body: { workoutId, rating } }, reply) {
      const workout = workoutFor(workoutId, true);
      if (!workout || !isOfBedroom(workout)) {
        throw invalidInput('Only bedroom workouts can be rated.');
      }
      await changeAnswers(deps, user, (answers) => {
        const ratings = new Map(answers.ratings);
        if (rating) ratings.set(workoutId, rating);
        else ratings.delete(workoutId);
        return { ...answers, ratings };
      });
      return reply.code(204).send(null);
    },
  });
}
