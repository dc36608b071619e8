import { useState } from 'react';
import { PlaceholderArt } from './PlaceholderArt.tsx';
import type { Motif } from './placeholder-motifs.ts';

type CoverProps = {
  imageUrl: string | null;
  /** The drawing that is shown where there is no picture, or where it does not arrive. */
  motif: Motif;
  className?: string;
  /** How the picture fills its box, and the ground behind it. */
  look?: string;
  loading?: 'eager' | 'lazy';
  /** Until then its place is there, and the picture is not fetched. */
  isNear?: boolean;
  /** The picture does not arrive. */
  onFailed?: () => void;
};

/** A picture beside the words that it illustrates, so that it needs no text of its own. */
export function Cover({
  imageUrl,
  motif,
  className = '',
  look = 'bg-(--art-sky) object-cover',
  loading = 'lazy',
  isNear = true,
  onFailed,
}: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (imageUrl === null || imageUrl === failedUrl) {
    return <PlaceholderArt motif={motif} className={className} />;
  }
  return (
    <img
      src={isNear ? imageUrl : undefined}
      alt=""
      width={640}
      height={480}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : 'low'}
      decoding="async"
      onError={() => {
        setFailedUrl(imageUrl);
        onFailed?.();
      }}
      className={`block ${look} ${className}`}
    />
  );
}
