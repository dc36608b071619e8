import type { ComponentProps } from 'react';
import { eveningCoverUrl } from '../../contract/workouts.ts';
import { useIsDark } from '../lib/preferences.ts';
import { Cover } from '../ui/Cover.tsx';

/** The picture of a workout, or of its category: in the dark theme its room in the evening. */
export function WorkoutCover({ imageUrl, motif, ...rest }: ComponentProps<typeof Cover>) {
  const isDark = useIsDark();
  const url = imageUrl && isDark ? eveningCoverUrl(imageUrl, motif) : imageUrl;
  return <Cover imageUrl={url} motif={motif} {...rest} />;
}
