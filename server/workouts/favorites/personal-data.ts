import { workoutHeading } from '../../catalogue/catalogue.ts';
import { minuteText, type PersonalData } from '../../personal-data.ts';
import { keptBy } from './queries.ts';

export const favoriteData: PersonalData = {
  tables: { keptWorkouts: 'kept' },
  async exported({ db }, { coupleId }) {
    const kept = (await keptBy(db, coupleId)).map(({ workoutId, keptAt }) => ({
      workoutId,
      ...workoutHeading(workoutId),
      keptAt: keptAt.toISOString(),
    }));
    const lines = kept.map(
      ({ keptAt, title, category }) => `${minuteText(keptAt)}  ${title} (${category})`,
    );
    return [
      { name: 'kept', about: 'your favorite workouts, shared by both of you', json: kept, lines },
    ];
  },
};
