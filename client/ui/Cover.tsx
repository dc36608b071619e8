import { useState } from 'react';
import { StillLife } from './StillLife.tsx';
import type { Motif } from './still-life-motifs.tsx';

type CoverProps = {
  imageUrl: string | null;
  /** What is shown where there is no picture, or where it does not arrive. */
  motif: Motif;
  className?: string;
  loading?: 'eager' | 'lazy';
};

/** A picture that stands beside the words it illustrates, and so says nothing itself. */
export function Cover({ imageUrl, motif, className = '', loading = 'lazy' }: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (imageUrl === null || imageUrl === failedUrl) {
    return <StillLife motif={motif} className={className} />;
  }
  return (
    <img
      src={imageUrl}
      alt=""
      width={640}
      height={480}
      loading={loading}
      // What is seen first comes first.
      fetchPriority={loading === 'eager' ? 'high' : 'low'}
      decoding="async"
      onError={() => setFailedUrl(imageUrl)}
      className={`block bg-(--art-sky) object-cover ${className}`}
    />
  );
}
