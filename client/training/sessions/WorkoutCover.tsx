import type { ComponentProps } from 'react';
import { Cover } from '../../ui/Cover.tsx';
import { useCoverUrl } from './use-cover-url.ts';

/** Shows the picture of a workout, or of its category. */
export function WorkoutCover({ imageUrl, motif, ...rest }: ComponentProps<typeof Cover>) {
  return <Cover imageUrl={useCoverUrl(imageUrl, motif)} motif={motif} {...rest} />;
}
