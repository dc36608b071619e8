import { workoutHeading } from '../../catalogue/catalogue.ts';
import type { PersonalData } from '../../personal-data.ts';
import { suggestionOf } from './queries.ts';

export const suggestionData: PersonalData = {
  tables: { coupleSuggestions: 'suggestion' },
  async exported({ db }, { coupleId }) {
    const { day = null, passed = [] } = (await suggestionOf(db, coupleId)) ?? {};
    return [
      {
        name: 'suggestion',
        about: 'what you passed over on home, on the last day that one of you looked',
        json: { day, passed: passed.map((id) => workoutHeading(id).title) },
      },
    ];
  },
};
