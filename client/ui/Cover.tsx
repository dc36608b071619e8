import { useState } from 'react';
import { PlaceholderArt } from './PlaceholderArt.tsx';
import type { Motif } from './placeholder-motifs.ts';

type CoverProps = {
  imageUrl: string | null;
  /** Drawing to show when there is no picture, or when the picture does not load. */
  motif: Motif;
  className?: string;
  /** Classes for the picture's fit in its box, and for the background. */
  look?: string;
  loading?: 'eager' | 'lazy';
  /**
   * False while the picture is far from the screen: then its place is reserved and nothing is
   * fetched.
   */
  isNear?: boolean;
  /** Called if the picture does not load. */
  onFailed?: () => void;
};

/** Shows a picture beside the words that it illustrates, so that it needs no alternative text. */
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
  if (!isNear) return <span className={`block ${look} ${className}`} />;
  return (
    <img
      src={imageUrl}
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
