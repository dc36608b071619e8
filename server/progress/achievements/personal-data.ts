import type { PersonalData } from '../../personal-data.ts';
import { achievementsOf } from './queries.ts';

export const achievementData: PersonalData = {
  tables: { unlockedAchievements: 'achievements', celebrations: null },
  async exported({ db }, { coupleId }) {
    const badges = await achievementsOf(db, coupleId);
    const earned = badges.filter(({ unlockedAt }) => unlockedAt !== null);
    const lines = earned.map(
      ({ unlockedAt, title, description }) =>
        `${unlockedAt?.slice(0, 10)}  ${title}: ${description}`,
    );
    const about = 'the badges you earned together';
    return [{ name: 'achievements', about, json: earned, lines }];
  },
};
