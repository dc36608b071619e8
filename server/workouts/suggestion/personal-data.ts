import { workoutHeading } from '../../catalogue/catalogue.ts';
import type { PersonalData } from '../../personal-data.ts';
import { tonightOf } from './queries.ts';

export const suggestionData: PersonalData = {
  tables: { coupleTonight: 'tonight' },
  async exported({ db }, { coupleId }) {
    const { day = null, passed = [] } = (await tonightOf(db, coupleId)) ?? {};
    return [
      {
        name: 'tonight',
        about: 'what you passed over on home, on the last day that one of you looked',
        json: { day, passed: passed.map((id) => workoutHeading(id).title) },
      },
    ];
  },
};
