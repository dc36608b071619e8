import type { PersonalData } from '../../personal-data.ts';
import { pausesIn } from './break.ts';
import { allPausedDaysOf } from './break-queries.ts';

export const streakData: PersonalData = {
  tables: { pausedDays: 'breaks' },
  async exported({ db }, { coupleId }) {
    const breaks = pausesIn(await allPausedDaysOf(db, coupleId));
    const lines = breaks.map(({ firstDay, lastDay }) =>
      firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`,
    );
    return [{ name: 'breaks', about: 'the days on which your streak rested', json: breaks, lines }];
  },
};
