import { touchKindGroups } from '../../../content/touch-kinds.ts';
import { type Choices, TOUCH_KINDS } from '../../../contract/bedroom/consent.ts';
import { workoutHeading } from '../../catalogue/catalogue.ts';
import type { MemberAnswers } from './encrypted-answers.ts';

/** Lists the answers as their owner reads them. */
export function choicesOn({ now }: Pick<MemberAnswers, 'now'>): Choices {
  return {
    choices: TOUCH_KINDS.flatMap((kind) => {
      const choice = now.choices[kind];
      return choice ? [{ kind, choice }] : [];
    }),
    opensMaybes: now.opensMaybes,
  };
}

/** Adds the words of the questions and the names of the workouts, for an export. */
export function exportedAnswers(answers: MemberAnswers) {
  const { choices, opensMaybes } = choicesOn(answers);
  const questions = new Map(touchKindGroups.flatMap((group) => group.questions));
  return {
    answers: choices.map(({ kind, choice }) => ({ question: questions.get(kind), choice })),
    opensMaybes,
    ratings: [...answers.ratings].map(([workoutId, rating]) => ({
      workoutId,
      workout: workoutHeading(workoutId).title,
      rating,
    })),
  };
}
