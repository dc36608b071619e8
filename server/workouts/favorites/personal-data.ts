import { workoutHeading } from '../../catalogue/catalogue.ts';
import { minuteText, type PersonalData } from '../../personal-data.ts';
import { favoritesOf } from './queries.ts';

export const favoriteData: PersonalData = {
  tables: { favoriteWorkouts: 'favorites' },
  async exported({ db }, { coupleId }) {
    const favorites = (await favoritesOf(db, coupleId)).map(({ workoutId, addedAt }) => ({
      workoutId,
      ...workoutHeading(workoutId),
      addedAt: addedAt.toISOString(),
    }));
    const lines = favorites.map(
      ({ addedAt, title, category }) => `${minuteText(addedAt)}  ${title} (${category})`,
    );
    return [
      {
        name: 'favorites',
        about: 'your favorite workouts, shared by both of you',
        json: favorites,
        lines,
      },
    ];
  },
};
