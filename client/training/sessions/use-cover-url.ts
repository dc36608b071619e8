import { eveningCoverUrl } from '../../../contract/workouts/workouts.ts';
import { useIsDark } from '../../lib/use-preferences.ts';

/** The address of a workout's cover in the theme that is shown: in the dark one, its room in the evening. */
export function useCoverUrl(imageUrl: string | null, category: string): string | null {
  const isDark = useIsDark();
  return imageUrl && isDark ? eveningCoverUrl(imageUrl, category) : imageUrl;
}
