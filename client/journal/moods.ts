import type { Mood } from '../../contract/journal/journal.ts';

export const moodNames: Readonly<Record<Mood, string>> = {
  calm: 'Calm',
  energetic: 'Energetic',
  passionate: 'Passionate',
  euphoric: 'Euphoric',
};
