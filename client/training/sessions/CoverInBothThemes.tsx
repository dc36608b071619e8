import type { ComponentProps } from 'react';
import { eveningCoverUrl } from '../../../contract/workouts/workouts.ts';
import { Cover } from '../../ui/Cover.tsx';

/**
 * The picture of a workout in HTML that is made for every theme: styles show one of the two, and a
 * lazy picture that is not shown is not fetched.
 */
export function CoverInBothThemes(props: ComponentProps<typeof Cover>) {
  const { imageUrl, motif, className = '' } = props;
  const evening = imageUrl && eveningCoverUrl(imageUrl, motif);
  if (evening === imageUrl) return <Cover {...props} />;
  return (
    <>
      <Cover {...props} className={`in-dark:hidden ${className}`} />
      <Cover {...props} imageUrl={evening} className={`in-light:hidden ${className}`} />
    </>
  );
}
