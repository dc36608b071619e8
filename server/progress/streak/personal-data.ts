import type { PersonalData } from '../../personal-data.ts';
import { breaksIn } from './break.ts';
import { allBreakDaysOf } from './break-queries.ts';

export const streakData: PersonalData = {
  tables: { breakDays: 'breaks' },
  async exported({ db }, { coupleId }) {
    const breaks = breaksIn(await allBreakDaysOf(db, coupleId));
    const lines = breaks.map(({ firstDay, lastDay }) =>
      firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`,
    );
    return [{ name: 'breaks', about: 'the days on which your streak rested', json: breaks, lines }];
  },
};
