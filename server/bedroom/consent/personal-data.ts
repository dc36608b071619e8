import type { PersonalData } from '../../personal-data.ts';
import { exportedSheet } from './own-choices.ts';
import { sheetOf } from './queries.ts';

export const consentData: PersonalData = {
  tables: { consentSheets: 'yes-maybe-no' },
  async exported(deps, reader) {
    const sheet = exportedSheet(await sheetOf(deps, reader));
    const lines = [
      ...sheet.answers.map(({ question, choice }) => `${choice.padEnd(6)}${question}`),
      `Maybes open: ${sheet.opensMaybes ? 'yes' : 'no'}`,
      ...sheet.ratings.map(({ workout, rating }) => `${workout}: ${rating}`),
    ];
    const about = 'what you answered for the bedroom; your partner’s answers are theirs alone';
    return [{ name: 'yes-maybe-no', about, json: sheet, lines }];
  },
};
