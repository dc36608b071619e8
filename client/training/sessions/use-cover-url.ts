import { eveningCoverUrl } from '../../../contract/workouts/workouts.ts';
import { useIsDark } from '../../lib/use-preferences.ts';

/**
 * Address of a workout's cover in the current theme: the dark theme shows its room in the evening.
 */
export function useCoverUrl(imageUrl: string | null, category: string): string | null {
  const isDark = useIsDark();
  return imageUrl && isDark ? eveningCoverUrl(imageUrl, category) : imageUrl;
}
