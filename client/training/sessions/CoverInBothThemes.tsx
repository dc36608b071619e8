import type { ComponentProps } from 'react';
import { eveningCoverUrl } from '../../../contract/workouts/workouts.ts';
import { Cover } from '../../ui/Cover.tsx';

/**
 * Renders a workout's picture for HTML that is built once for every theme. Styles show one of the
 * two, and browsers do not fetch a lazy picture that is hidden.
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
