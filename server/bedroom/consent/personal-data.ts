import type { PersonalData } from '../../personal-data.ts';
import { exportedAnswers } from './own-choices.ts';
import { answersOf } from './queries.ts';

export const consentData: PersonalData = {
  tables: { consentAnswers: 'yes-maybe-no' },
  async exported(deps, reader) {
    const answers = exportedAnswers(await answersOf(deps, reader));
    const lines = [
      ...answers.answers.map(({ question, choice }) => `${choice.padEnd(6)}${question}`),
      `Maybes open: ${answers.opensMaybes ? 'yes' : 'no'}`,
      ...answers.ratings.map(({ workout, rating }) => `${workout}: ${rating}`),
    ];
    const about = 'what you answered for the bedroom; your partner’s answers are theirs alone';
    return [{ name: 'yes-maybe-no', about, json: answers, lines }];
  },
};
